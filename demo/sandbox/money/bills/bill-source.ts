import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import { billColumnsOf, billFigures } from '#contract/bill.ts';
import type { BillChannel, BillFigure, BillKind, BillRow, BillType } from '#contract/bill.ts';
import type { billSchemas } from '#contract/bill.schema.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Member } from '../../ground/call.ts';
import type { Tables } from '../../ground/database/tables/tables.ts';
import type { ListQuery } from '../../ground/lists/paged.ts';

export type BillFilters = Omit<z.output<typeof billSchemas.export>, 'sort' | 'format' | 'columns'>;

/** A row of a bill as the database has it; amounts in fen, points and numbers in hundredths. */
export interface BillRecord {
  id: string;
  at: number;
  type: BillType;
  order_id: string | null;
  product: BillRow['product'] | null;
  title: string | null;
  people: string | null;
  channel: BillChannel | null;
  trade_no: string | null;
  /** Into the member's hands (+) or out of them (−). */
  amount: Fen;
  balance: Fen | null;
  state: BillRow['state'];
  remark: string | null;
  figures: Partial<Record<BillFigure, Fen | null>>;
}

type BillQuery = SelectQueryBuilder<Tables, keyof Tables, BillRecord>;
export type BillList = Omit<ListQuery<Tables, keyof Tables, BillRecord>, 'db'>;

/** Rows of a kind of bill: a query for `paged`. */
export type BillSource = (db: Database, member: Member, filters: BillFilters) => BillList;

export type Figures = Readonly<Partial<Record<BillFigure, RawBuilder<unknown>>>>;

type Part = keyof BillRecord;

/** The columns of a record; those that a bill has not are null. */
export const recordOf = (
  parts: Readonly<Partial<Record<Exclude<Part, 'figures'>, RawBuilder<unknown>>>>,
  figures: RawBuilder<unknown>,
) => [
  ...(
    [
      'id',
      'at',
      'type',
      'order_id',
      'product',
      'title',
      'people',
      'channel',
      'trade_no',
      'amount',
      'balance',
      'state',
      'remark',
    ] as const
  ).map((name) => (parts[name] ?? sql`null`).as(name)),
  figures.as('figures'),
];

export const figuresOf = (figures: Figures): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(Object.entries(figures).flatMap(([name, figure]) => [sql.lit(name), figure]))})`;

/** Sums over all pages: what came in and went out, and the figures that the bill has as columns. */
export const sumsOf = (kind: BillKind, amount: RawBuilder<unknown>, figures: Figures = {}) => {
  const columns: readonly string[] = billColumnsOf[kind];
  return {
    in: sql`greatest(${amount}, 0)`,
    out: sql`greatest(0 - ${amount}, 0)`,
    amount,
    ...Object.fromEntries(
      billFigures.flatMap((name) => {
        const figure = figures[name];
        return figure && name !== 'rate' && columns.includes(name) ? [[name, figure]] : [];
      }),
    ),
  };
};

/** Rows of one type: none where another type is asked for. */
export const ofOneType = (type: BillType, { type: asked }: BillFilters): RawBuilder<SqlBool>[] =>
  asked === 'all' || asked === type ? [] : [sql<SqlBool>`false`];

/** The types of a source have served; from here on all bills are the same list. */
export const asBill = (query: object): BillQuery => query as BillQuery;
