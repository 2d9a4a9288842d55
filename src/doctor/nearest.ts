/** The known word that a mistyped one is most like; undefined where none is like it: at most a third of its letters differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const far = (one: string) => distance(word.toLowerCase(), one.toLowerCase());
  const best = [...known].sort((a, b) => far(a) - far(b))[0];
  return best !== undefined && far(best) <= Math.max(1, Math.floor(best.length / 3)) ? best : undefined;
}

/** Letters to add, leave out, change or swap with their neighbour (restricted Damerau-Levenshtein). */
export function distance(a: string, b: string): number {
  // One more row and column than letters: the first are those of the empty word.
  const rows = [0, ...a].map((_, i) => [0, ...b].map((__, j) => (i && j ? 0 : i + j)));
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  return at(a.length, b.length);
}
