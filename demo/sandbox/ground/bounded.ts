/** Remembers what was made for a key while all of it is within `limit`, counted by `sizeOf`; the one unused for longest goes first. */
export function bounded<T>(limit: number, sizeOf: (made: T) => number = () => 1): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  let size = 0;
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const made = make();
    kept.set(key, made);
    size += sizeOf(made);
    for (const [oldest, gone] of kept) {
      if (size <= limit) break;
      kept.delete(oldest);
      size -= sizeOf(gone);
    }
    return made;
  };
}
