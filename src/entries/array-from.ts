/**
 * `Array.from` of whatever reaches a partner's page, put in its place by the build in our code and in packages alike: Prototype.js
 * and MooTools replace the page's own by one that knows neither iterators nor the second parameter.
 */
export function arrayFrom<T, U = T>(source: Iterable<T> | ArrayLike<T>, map: (value: T, at: number) => U = (value) => value as unknown as U): U[] {
  const list: U[] = [];
  if (Symbol.iterator in source) for (const value of source) list.push(map(value, list.length));
  else for (let at = 0; at < source.length; at += 1) list.push(map(source[at] as T, at));
  return list;
}
