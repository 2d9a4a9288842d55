/**
 * The address to go on with after a login, from the `back` of the query: a path of this site only. `//evil.example`,
 * `/\evil.example` and all that a browser would read as one of them are refused.
 */
export function returnPathOf(asked: string | undefined): string | null {
  if (!asked || asked.length > 2000 || !/^\/(?![/\\])/.test(asked)) return null;
  return [...asked].some((character) => character === '\\' || character <= ' ' || character === '\u007f')
    ? null
    : asked;
}
