import type { ReportProduct } from '#contract/report-form.ts';
import { productWords as english } from '#domain/report/words.en.ts';
import { inWordsOf } from '#domain/report/words.ts';
import { sayInFile } from '#domain/sheet/file-words.en.ts';
import type { Column } from '../../ground/lists/column.ts';
import type { FileLocale } from '../../ground/lists/file-language.ts';

/** A text of the reports in the words of its product and in the language of the file. */
export function saidFor(product: ReportProduct, locale: FileLocale | undefined): (text: string) => string {
  if (locale !== 'en') return inWordsOf(product);
  const say = inWordsOf(product, english);
  return (text) => say(sayInFile(text));
}

/** Columns under titles in the words of the product. */
export const inProductWords = <Row>(
  { product, locale }: { product: ReportProduct; locale?: FileLocale | undefined },
  columns: readonly Column<Row>[],
): Column<Row>[] => columns.map((column) => ({ ...column, title: saidFor(product, locale)(column.title) }));
