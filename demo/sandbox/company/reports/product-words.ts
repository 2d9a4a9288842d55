import type { ReportProduct } from '#contract/report-form.ts';
import { inWordsOf } from '#domain/report/words.ts';
import type { Column } from '../../ground/lists/column.ts';

/** Columns under titles in the words of the product. */
export const inProductWords = <Row>(product: ReportProduct, columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => ({ ...column, title: inWordsOf(product)(column.title) }));
