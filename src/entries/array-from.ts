/**
 * `Array.from` for code on a partner's page. The build injects it into our code and into packages: Prototype.js and MooTools
 * replace the page's own by one that knows neither iterators nor the second parameter. Takes what the original takes, strings included.
 */
export function arrayFrom<T, U = T>(
  source: Iterable<T> | ArrayLike<T>,
  map: (value: T, at: number) => U = (value) => value as unknown as U,
): U[] {
  const list: U[] = [];
  // Asked by a read: `in` throws for a string.
  if ((source as Partial<Iterable<T>>)[Symbol.iterator])
    for (const value of source as Iterable<T>) list.push(map(value, list.length));
  else
    for (let at = 0; at < (source as ArrayLike<T>).length; at += 1)
      list.push(map((source as ArrayLike<T>)[at] as T, at));
  return list;
}
