/** Remembers what was made for a key, at most `limit` of them; the one unused for longest goes first. */
export function bounded<T>(limit: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const made = make();
    kept.set(key, made);
    if (kept.size > limit) kept.delete(kept.keys().next().value ?? '');
    return made;
  };
}
