/** For each key the position of the first one that equals it, or -1. Empty keys never match. */
export function findSameKeys(keys: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return keys.map((key, at) => {
    if (!key) return -1;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at);
    return first ?? -1;
  });
}
