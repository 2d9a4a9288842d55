import { writeJson } from '#base/json.ts';

/** Equal values, whatever the order of their keys: the server keeps another one. */
export const same = (a: unknown, b: unknown): boolean => writeJson(sorted(a)) === writeJson(sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]));
}
