import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';

/** A column of a file. `value`: yuan where the type is money, `YYYY-MM-DD HH:mm:ss` where it is a moment; "" stays empty. */
export interface Column<Row> {
  title: string;
  type: 'text' | 'money' | 'moment' | 'number';
  value(row: Row): string;
}

/** Columns by type: a text as it is, money from fen, a moment from milliseconds, a number as it is; null stays empty. */
export const textColumn = <Row>(title: string, value: (row: Row) => string): Column<Row> => ({
  title,
  type: 'text',
  value,
});
export const momentColumn = <Row>(title: string, at: (row: Row) => number): Column<Row> => ({
  title,
  type: 'moment',
  value: (row) => momentAt(at(row)),
});
export const moneyColumn = <Row>(title: string, fenOf: (row: Row) => Fen | null): Column<Row> => ({
  title,
  type: 'money',
  value(row) {
    const fen = fenOf(row);
    return fen === null ? '' : yuanOf(fen);
  },
});

export const numberColumn = <Row>(title: string, numberOf: (row: Row) => number | null): Column<Row> => ({
  title,
  type: 'number',
  value: (row) => String(numberOf(row) ?? ''),
});
