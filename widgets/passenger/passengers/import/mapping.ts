import { lackingOf } from '#domain/passenger/sheet/mapping.ts';
import { sheetFields } from '#domain/passenger/sheet/values.ts';
import type { SheetField } from '#domain/passenger/sheet/values.ts';

/** "": the column is not imported. */
export type ColumnField = SheetField | '';

/** How a file is read: the field of each column, and whether its first row is a passenger. */
export interface Mapping {
  fields: ColumnField[];
  firstIsData: boolean;
}

const isField = (field: string): field is ColumnField => !field || sheetFields.some((known) => known === field);

/** Kept fields of so many columns; undefined where they are not enough any more. */
export function fieldsAsKept(kept: readonly string[] | undefined, columns: number): ColumnField[] | undefined {
  const fields = kept?.filter(isField);
  return fields?.length === columns && !lackingOf(fields).length ? fields : undefined;
}
