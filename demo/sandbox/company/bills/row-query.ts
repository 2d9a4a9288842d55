import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import type { DisputeState } from '#domain/company-bill/bill-state.ts';
import type { Fen } from '#domain/money.ts';
import { families } from '#domain/product/names.ts';
import type { Family } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { BillCounts } from '../../ground/database/tables/tables-company-bill.ts';
import { containing, searchWords } from '../../ground/lists/like.ts';

export type Filters = Pick<
  z.output<typeof companyBillSchemas.rows>,
  'billId' | 'family' | 'kind' | 'group' | 'by' | 'name' | 'words'
>;

export const isWhole = ({ family, kind, group, by, words }: Filters): boolean =>
  family === 'all' && kind === 'all' && group === 'all' && !by && searchWords(words).length === 0;

export interface StoredRow {
  no: number;
  at: number;
  content: CompanyBillRow;
  disputed: DisputeState | '';
  dispute_id: number | null;
  credited: Fen;
  app_id: string | null;
}

const productsIn = (family: Family): string[] =>
  Object.entries(products).flatMap(([name, product]) => (product.family === family ? [name] : []));

const isOfFamily = (family: Family): RawBuilder<SqlBool> => sql`r.product in (${sql.join(productsIn(family))})`;

const groups = {
  refund: sql<SqlBool>`r.amount < 0`,
  carried: sql<SqlBool>`r.is_carried`,
  disputed: sql<SqlBool>`r.disputed <> ''`,
  over: sql<SqlBool>`r.is_over`,
  unexplained: sql<SqlBool>`r.is_unexplained`,
} satisfies Record<Exclude<Filters['group'], 'all'>, unknown>;

const columns = { department: 'r.department', costCentre: 'r.cost_centre', project: 'r.project' } as const;

/** Tabs count the rows of the other filters. */
const conditions = ({ family, kind, group, by, name, words }: Filters, isTabs = false): RawBuilder<SqlBool>[] => [
  ...(family === 'all' || isTabs ? [] : [sql<SqlBool>`(${isOfFamily(family)} and r.amount >= 0)`]),
  ...(group === 'all' || isTabs ? [] : [groups[group]]),
  ...(kind === 'all' ? [] : [sql<SqlBool>`r.kind = ${kind}`]),
  ...(by ? [sql<SqlBool>`${sql.ref(columns[by])} = ${name ?? ''}`] : []),
  ...searchWords(words).map((word) => sql<SqlBool>`r.words like ${containing(word)}`),
];

/** The columns that are added up. */
const summedColumns = ['amount', 'price', 'tax', 'fees', 'extras'] as const;
const sums = Object.fromEntries(summedColumns.map((name) => [name, sql.ref(`r.${name}`)]));
type Totals = Record<(typeof summedColumns)[number], Fen>;

/** Rows of a bill under filters: a query for `paged`, with the sums of the table's columns. */
export const rowsOf = (db: Database | Tx, filters: Filters) => ({
  query: conditions(filters).reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('company_bill_rows as r')
      .where('r.bill_id', '=', filters.billId)
      .select(['r.no', 'r.at', 'r.content', 'r.disputed'])
      .select([
        sql<
          number | null
        >`case when r.disputed <> '' then (select max(d.id) from company_bill_disputes d where d.bill_id = r.bill_id and d.no = r.no) end`.as(
          'dispute_id',
        ),
        sql<Fen>`case when r.disputed <> '' then (select sum(d.credited) from company_bill_disputes d where d.bill_id = r.bill_id and d.no = r.no) else 0 end::bigint`.as(
          'credited',
        ),
        sql<string | null>`(select o.app_id from orders o where o.order_id = r.order_id)`.as('app_id'),
      ]),
  ),
  sorts: { '-at': sql.ref('r.at'), no: sql.ref('r.no'), amount: sql.ref('r.amount') },
  id: sql.ref('r.no'),
  sums,
});

type Figures = Readonly<Record<string, RawBuilder<unknown>>>;
const counted = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`count(*) filter (where ${condition})`;
const summed = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(sum(${value}), 0)`;
const mapped = <T>(given: Readonly<Record<string, T>>, make: (one: T) => RawBuilder<unknown>): Figures =>
  Object.fromEntries(Object.entries(given).map(([name, one]) => [name, make(one)]));

/** Led to by the checklist; it has no tab. */
const { unexplained, ...tabGroups } = groups;

const tabs: Figures = {
  all: sql`count(*)`,
  ...Object.fromEntries(families.map((family) => [family, counted(sql`${isOfFamily(family)} and r.amount >= 0`)])),
  ...mapped(tabGroups, counted),
};
const totals = mapped(sums, summed);
const isBlue = sql`r.voucher_amount >= 0`;
const counts = {
  blue: summed(sql`case when ${isBlue} then r.voucher_amount end`),
  red: summed(sql`case when not ${isBlue} then -r.voucher_amount end`),
  blueCount: counted(isBlue),
  redCount: counted(sql`not ${isBlue}`),
  noCentre: counted(sql`r.cost_centre = ''`),
  over: counted(sql`r.is_over`),
  unapproved: counted(unexplained),
} satisfies Figures & Record<keyof BillCounts, unknown>;

/** All that a bill keeps about its rows beside its sums and splits. */
export const keptFigures = { tabs, totals, counts };

/** Groups of figures as columns of one statement, and their values out of its row. */
export function columnsOf<Group extends string>(wanted: Readonly<Record<Group, Figures>>) {
  const all = Object.entries<Figures>(wanted).flatMap(([group, figures]) =>
    Object.entries(figures).map(([name, figure], nth) => ({ group, name, figure, key: `${group}_${nth}` })),
  );
  return {
    keys: all.map(({ key }) => sql.id(key)),
    columns: sql.join(all.map(({ figure, key }) => sql`(${figure})::bigint as ${sql.id(key)}`)),
    read(row: Readonly<Record<string, unknown>> | undefined): Record<Group, Record<string, number>> {
      const found: Record<string, Record<string, number>> = {};
      for (const { group, name, key } of all) (found[group] ??= {})[name] = Number(row?.[key] ?? 0);
      return found as Record<Group, Record<string, number>>;
    },
  };
}

async function figuresOf(
  db: Database | Tx,
  where: RawBuilder<SqlBool>,
  figures: Figures,
): Promise<Record<string, Fen>> {
  const { columns, read } = columnsOf({ figures });
  const { rows } = await sql<
    Record<string, unknown>
  >`select ${columns} from company_bill_rows r where ${where}`.execute(db);
  return read(rows[0]).figures;
}

/** Rows of each tab under the filters that are no tab. */
export const tabsOf = (db: Database | Tx, filters: Filters): Promise<Record<string, number>> =>
  figuresOf(db, conditionOf(filters, true), tabs);

/** Sums over all rows of the filters, however many. */
export const totalsOf = async (db: Database | Tx, filters: Filters): Promise<Totals> =>
  (await figuresOf(db, conditionOf(filters), totals)) as Totals;

/** All conditions on a row `r` in one. */
export const conditionOf = (filters: Filters, isTabs = false): RawBuilder<SqlBool> =>
  sql`(${sql.join([sql`r.bill_id = ${filters.billId}`, ...conditions(filters, isTabs)], sql` and `)})`;
