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
import type { BillCounts } from '../../ground/database/tables/tables-company-bill.ts';
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

/** Conditions on a row by its content, which is taken apart where many of them are asked. */
const groupsIn = (facts: RawBuilder<unknown>, verdict: RawBuilder<unknown>) =>
  ({
    refund: sql<SqlBool>`r.amount < 0`,
    carried: sql<SqlBool>`${facts} ? 'originBill'`,
    disputed: sql<SqlBool>`r.disputed <> ''`,
    over: sql<SqlBool>`${verdict} = 'over'`,
  }) satisfies Record<Exclude<Filters['group'], 'all'>, unknown>;
const groups = groupsIn(sql`r.content -> 'facts'`, sql`r.content ->> 'verdict'`);

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
const sumsIn = (figures: RawBuilder<unknown>) => {
  const of = (names: readonly string[]): RawBuilder<unknown> =>
    sql.join(
      names.map((name) => sql`coalesce((${figures} ->> ${sql.lit(name)})::bigint, 0)`),
      sql` + `,
    );
  return {
    amount: sql.ref('r.amount'),
    price: of(billColumns.price.of),
    tax: of(billColumns.tax.of),
    fees: of(billColumns.fees.of),
    extras: of(billColumns.extras.of),
  };
};
const sums = sumsIn(sql`r.content -> 'figures'`);
type Totals = Record<keyof typeof sums, Fen>;

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

/** A content is unpacked once for all looks into it. */
const apart = sql`company_bill_rows r cross join lateral (
  select r.content -> 'figures' as figures, r.content -> 'facts' as facts, r.content ->> 'verdict' as verdict offset 0) x`;

type Figures = Readonly<Record<string, RawBuilder<unknown>>>;
const counted = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`count(*) filter (where ${condition})`;
const summed = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(sum(${value}), 0)`;
const mapped = <T>(given: Readonly<Record<string, T>>, make: (one: T) => RawBuilder<unknown>): Figures =>
  Object.fromEntries(Object.entries(given).map(([name, one]) => [name, make(one)]));

const tabs: Figures = {
  all: sql`count(*)`,
  ...Object.fromEntries(families.map((family) => [family, counted(sql`${isOfFamily(family)} and r.amount >= 0`)])),
  ...mapped(groupsIn(sql.ref('x.facts'), sql.ref('x.verdict')), counted),
};
const totals = mapped(sumsIn(sql.ref('x.figures')), summed);
const [isBlue, isOver] = [sql`r.voucher_amount >= 0`, sql`x.verdict = 'over'`];
const counts = {
  blue: summed(sql`case when ${isBlue} then r.voucher_amount end`),
  red: summed(sql`case when not ${isBlue} then -r.voucher_amount end`),
  blueCount: counted(isBlue),
  redCount: counted(sql`not ${isBlue}`),
  noCentre: counted(sql`r.cost_centre = ''`),
  over: counted(isOver),
  unapproved: counted(sql`${isOver} and not x.facts ? 'approvalNo' and not x.facts ? 'overReason'`),
} satisfies Figures & Record<keyof BillCounts, unknown>;

/** Groups of figures over rows, in one reading. */
async function figuresOf<Group extends string>(
  db: Database | Tx,
  where: RawBuilder<SqlBool>,
  wanted: Readonly<Record<Group, Figures>>,
): Promise<Record<Group, Record<string, number>>> {
  const all = Object.entries<Figures>(wanted).flatMap(([group, figures]) =>
    Object.entries(figures).map(([name, figure]) => ({ group, name, figure })),
  );
  const columns = all.map(({ figure }, at) => sql`(${figure})::bigint as ${sql.id(`figure_${at}`)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)} from ${apart} where ${where}`.execute(
    db,
  );
  const found: Record<string, Record<string, number>> = {};
  for (const [at, { group, name }] of all.entries())
    (found[group] ??= {})[name] = Number(rows[0]?.[`figure_${at}`] ?? 0);
  return found as Record<Group, Record<string, number>>;
}

/** Rows of each tab under the filters that are no tab. */
export const tabsOf = async (db: Database | Tx, filters: Filters): Promise<Record<string, number>> =>
  (await figuresOf(db, conditionOf(filters, true), { tabs })).tabs;

/** Sums over all rows of the filters, however many. */
export const totalsOf = async (db: Database | Tx, filters: Filters): Promise<Totals> =>
  (await figuresOf(db, conditionOf(filters), { totals })).totals as Totals;

/** Vouchers and checklist of all rows of a bill. */
export const countsOf = async (db: Database | Tx, billId: number): Promise<BillCounts> =>
  (await figuresOf(db, conditionOf(wholeBill(billId)), { counts })).counts as unknown as BillCounts;

/** All that a closed bill keeps about its rows beside the sums of its head. */
export const wholeOf = (db: Database | Tx, billId: number) =>
  figuresOf(db, conditionOf(wholeBill(billId)), { tabs, totals, counts });

/** All conditions on a row `r` in one. */
export const conditionOf = (filters: Filters, isTabs = false): RawBuilder<SqlBool> =>
  sql`(${sql.join([sql`r.bill_id = ${filters.billId}`, ...conditions(filters, isTabs)], sql` and `)})`;
