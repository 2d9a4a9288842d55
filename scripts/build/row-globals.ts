import { rowValues } from './row-values.ts';

/** Where no build writes the rows' values into the doctor's table: in the build itself. Imported before that table. */
const name = '__ATTRIBUTES__';
if (!Object.hasOwn(globalThis, name))
  Object.defineProperty(globalThis, name, { value: JSON.parse(rowValues[name] ?? '{}') as unknown });
