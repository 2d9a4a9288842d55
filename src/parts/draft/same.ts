type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** A field that is undefined counts as one that is not there: it is lost on the way to the server. */
const isWithin = (a: Fields, b: Fields): boolean => Object.keys(a).every((key) => same(a[key], b[key]));

/** Equal values, whatever the order of their keys: the server keeps another one. Parts that both share cost nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false;
  return isWithin(a, b) && Object.keys(b).every((key) => b[key] === undefined || a[key] !== undefined);
}
