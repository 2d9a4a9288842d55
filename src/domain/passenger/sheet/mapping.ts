import type { SheetField } from './values.ts';

/** A row cannot do without these; of the names one is enough. */
const needed: readonly (readonly SheetField[])[] = [['name', 'englishName'], ['certNo']];

/** Needed fields that no column of a file has. */
export const lackingOf = (fields: readonly (string | null)[]): SheetField[] =>
  needed.flatMap((names) => (names.some((name) => fields.includes(name)) ? [] : (names[0] ?? [])));
