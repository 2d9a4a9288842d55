const isArray = Array.isArray;

/** True if a value has the shape of an example: its type, its keys, and in an array everywhere the shape of the first item. */
export const fits = (value: unknown, like: unknown): boolean =>
  typeof value === typeof like &&
  value !== null &&
  isArray(value) === isArray(like) &&
  (typeof like !== 'object' ||
    (isArray(like)
      ? !like.length || (value as unknown[]).every((one) => fits(one, like[0]))
      : Object.entries(like ?? {}).every(([key, one]) => fits((value as Record<string, unknown>)[key], one))));
