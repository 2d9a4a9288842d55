import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import { billColumns } from '#domain/company-bill/bill-columns.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import type { DisputeState } from '#domain/company-bill/bill-state.ts';
import type { Fen } from '#domain/money.ts';
import { families } from '#domain/product/names.ts';
import type { Family } from '#domain/product/names.ts';
import { products } from '#domain/product/products.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { containing, searchWords } from '../../ground/lists/like.ts';

export type Filters = Pick<
  z.output<typeof companyBillSchemas.rows>,
  'billId' | 'family' | 'kind' | 'group' | 'by' | 'name' | 'words'
>;

export const wholeBill = (billId: number): Filters => ({ billId, family: 'all', kind: 'all', group: 'all', words: '' });
export const isWhole = ({ family, kind, group, by, words }: Filters): boolean =>
  family === 'all' && kind === 'all' && group === 'all' && !by && searchWords(words).length === 0;

export interface StoredRow {
  no: number;
  at: number;
  content: CompanyBillRow;
  disputed: DisputeState | '';
  dispute_id: number | null;
}

const productsIn = (family: Family): string[] =>
  Object.entries(products).flatMap(([name, product]) => (product.family === family ? [name] : []));

const isOfFamily = (family: Family): RawBuilder<SqlBool> => sql`r.product in (${sql.join(productsIn(family))})`;

const groups: Readonly<Record<Exclude<Filters['group'], 'all'>, RawBuilder<SqlBool>>> = {
  refund: sql`r.amount < 0`,
  carried: sql`r.content -> 'facts' ? 'originBill'`,
  disputed: sql`r.disputed <> ''`,
  over: sql`r.content ->> 'verdict' = 'over'`,
};

const columns = { department: 'r.department', costCentre: 'r.cost_centre', project: 'r.project' } as const;

/** Tabs count the rows of the other filters. */
const conditions = ({ family, kind, group, by, name, words }: Filters, isTabs = false): RawBuilder<SqlBool>[] => [
  ...(family === 'all' || isTabs ? [] : [sql<SqlBool>`(${isOfFamily(family)} and r.amount >= 0)`]),
  ...(group === 'all' || isTabs ? [] : [groups[group]]),
  ...(kind === 'all' ? [] : [sql<SqlBool>`r.kind = ${kind}`]),
  ...(by ? [sql<SqlBool>`${sql.ref(columns[by])} = ${name ?? ''}`] : []),
  ...searchWords(words).map((word) => sql<SqlBool>`r.words like ${containing(word)}`),
];

const figureSum = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    names.map((name) => sql`coalesce((r.content -> 'figures' ->> ${sql.lit(name)})::bigint, 0)`),
    sql` + `,
  );

const sums = {
  amount: sql.ref('r.amount'),
  price: figureSum(billColumns.price.of),
  tax: figureSum(billColumns.tax.of),
  fees: figureSum(billColumns.fees.of),
  extras: figureSum(billColumns.extras.of),
};

/** Rows of a bill under filters: a query for `paged`, with the sums of the table's columns. */
export const rowsOf = (db: Database | Tx, filters: Filters) => ({
  query: conditions(filters).reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('company_bill_rows as r')
      .where('r.bill_id', '=', filters.billId)
      .select(['r.no', 'r.at', 'r.content', 'r.disputed'])
      .select(
        sql<
          number | null
        >`case when r.disputed <> '' then (select max(d.id) from company_bill_disputes d where d.bill_id = r.bill_id and d.no = r.no) end`.as(
          'dispute_id',
        ),
      ),
  ),
  sorts: { '-at': sql.ref('r.at'), no: sql.ref('r.no'), amount: sql.ref('r.amount') },
  id: sql.ref('r.no'),
  sums,
});

/** Rows of each tab under the filters that are no tab. */
export async function tabsOf(db: Database | Tx, filters: Filters): Promise<Record<string, number>> {
  const all = sql.join([sql`r.bill_id = ${filters.billId}`, ...conditions(filters, true)], sql` and `);
  const counts = sql.join([
    ...families.map(
      (family) => sql`(count(*) filter (where ${isOfFamily(family)} and r.amount >= 0))::int as ${sql.ref(family)}`,
    ),
    ...Object.entries(groups).map(
      ([name, condition]) => sql`(count(*) filter (where ${condition}))::int as ${sql.ref(name)}`,
    ),
  ]);
  const { rows } = await sql<
    Record<string, number>
  >`select count(*)::int as "all", ${counts} from company_bill_rows r where ${all}`.execute(db);
  return rows[0] ?? {};
}

/** Sums over all rows of the filters, however many. */
export async function totalsOf(db: Database | Tx, filters: Filters): Promise<Record<keyof typeof sums, Fen>> {
  const all = sql.join([sql`r.bill_id = ${filters.billId}`, ...conditions(filters)], sql` and `);
  const parts = sql.join(
    Object.entries(sums).map(([name, sum]) => sql`coalesce(sum(${sum}), 0)::bigint as ${sql.ref(name)}`),
  );
  const { rows } = await sql<
    Record<keyof typeof sums, Fen>
  >`select ${parts} from company_bill_rows r where ${all}`.execute(db);
  return rows[0] ?? { amount: 0, price: 0, tax: 0, fees: 0, extras: 0 };
}

/** All conditions on a row `r` in one. */
export const conditionOf = (filters: Filters): RawBuilder<SqlBool> =>
  sql`(${sql.join([sql`r.bill_id = ${filters.billId}`, ...conditions(filters)], sql` and `)})`;
