import type { fileLocales } from '#contract/page.ts';
import { sayInFile } from '#domain/sheet/file-words.en.ts';
import type { Column } from './column.ts';

export type FileLocale = (typeof fileLocales)[number];

/** Columns as a file of that language has them: headings, and values of closed lists. */
export const saidColumns = <Row>(
  columns: readonly Column<Row>[],
  locale: FileLocale | undefined,
): readonly Column<Row>[] =>
  locale === 'en'
    ? columns.map(({ title, type, value }) => ({
        title: sayInFile(title),
        type,
        value: type === 'text' ? (row) => sayInFile(value(row)) : value,
      }))
    : columns;

/** The name of a file without its ending: its words and its number, with `-` between them. */
export const saidName = (name: string, locale: FileLocale | undefined): string =>
  locale === 'en' ? name.split('-').map(sayInFile).join('-') : name;
