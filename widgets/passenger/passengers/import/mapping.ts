import { fingerprint } from '#domain/fingerprint.ts';
import { lackingOf } from '#domain/passenger/sheet/mapping.ts';
import { sheetFields } from '#domain/passenger/sheet/values.ts';
import type { SheetField } from '#domain/passenger/sheet/values.ts';
import type { Preferences } from '#kit/services.ts';

/** "": the column is not imported. */
export type ColumnField = SheetField | '';

/** How a file is read: the field of each column, and whether its first row is a passenger. */
export interface Mapping {
  fields: ColumnField[];
  firstIsData: boolean;
}

const key = 'own:passenger-columns';
const most = 20;
const like = [{ head: '', fields: [''] }];

/** Headings are kept as a hash alone: passengers that were taken for headings cannot be read back. */
const hashOf = (titles: readonly string[]): string => fingerprint(titles.join('\n'));

const isField = (field: string): field is ColumnField => !field || sheetFields.some((known) => known === field);

/** The mapping that the member has made for another file with these headings. */
export function recall({ get }: Preferences, titles: readonly string[]): ColumnField[] | undefined {
  const fields = get(key, like)
    ?.find(({ head }) => head === hashOf(titles))
    ?.fields.filter(isField);
  return fields?.length === titles.length && !lackingOf(fields).length ? fields : undefined;
}

/** Keeps the mapping of these headings; without `fields` forgets it. */
export function remember(
  { get, set }: Preferences,
  titles: readonly string[],
  fields: readonly ColumnField[] | undefined,
): void {
  const hash = hashOf(titles);
  const others = (get(key, like) ?? []).filter(({ head }) => head !== hash);
  set(key, fields ? [{ head: hash, fields }, ...others].slice(0, most) : others);
}
