import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Product } from '#domain/product/names.ts';
import { productsOf } from '#domain/product/products.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { asBill, figuresOf, ofOneType, recordOf, sumsOf } from './bill-source.ts';
import type { BillSource } from './bill-source.ts';

/** The day or month in China, as text. Literals alone: the statement groups and sorts by the same expression. */
const periods = {
  day: sql<string>`to_char(to_timestamp((m.at + 28800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`,
  month: sql<string>`to_char(to_timestamp((m.at + 28800000) / 1000) at time zone 'UTC', 'YYYY-MM')`,
};

const sumOf = (kind: string) => sql`coalesce(sum(case when m.kind = ${sql.lit(kind)} then -e.amount end), 0)`;
const figures = {
  sales: sumOf('settlement'),
  changes: sumOf('changeSettlement'),
  refunds: sumOf('takenBack'),
};
/** Hundredths of what an order has sold: tickets, or rooms for a night. */
const soldOf = (count: RawBuilder<unknown>) =>
  sql`coalesce(sum(case when m.kind = 'settlement' then 100 * ${count} end), 0)::bigint`;
const tickets = sql`(select count(*) from air_order_tickets t where t.order_id = m.order_id)`;
/** Rooms for a night, or tickets of trains, as the reports have them. */
const reported = sql`(select v.tickets from report_events v where v.id = 'sale:' || m.order_id)`;
const amount = sql`sum(-e.amount)::bigint`;

/** Sales of a product by period: tickets sold, money of changes, money of refunds, as the ledger settled them. */
const periodsOf =
  (kind: 'airSum' | 'hotelSum' | 'trainSum', products: readonly Product[], sold = tickets): BillSource =>
  (db, { memberId, appId }, filters) => {
    const period = periods[filters.by];
    const shown = { tickets: soldOf(sold), ...figures };
    const conditions = [...onDays(sql.ref('m.at'), filters.days), ...ofOneType('period', filters)];
    const own = db
      .selectFrom('ledger_movements as m')
      .innerJoin('orders as o', 'o.order_id', 'm.order_id')
      .innerJoin('ledger_entries as e', (join) =>
        join.onRef('e.movement', '=', 'm.movement').on(sql<SqlBool>`e.account like 'order:%'`),
      )
      .where('m.member_id', '=', memberId)
      .where('m.kind', 'in', ['settlement', 'changeSettlement', 'takenBack'])
      .where('m.app_id', '=', appId)
      .where(sql<SqlBool>`o.kind in (${sql.join(products)})`);
    const record = recordOf(
      {
        id: period,
        at: sql`min(m.at)`,
        type: sql.lit('period'),
        title: period,
        amount,
        state: sql.lit('done'),
      },
      figuresOf(shown),
    );
    const found = conditions.reduce((all, condition) => all.where(condition), own).groupBy(period);
    return {
      query: asBill(found.select(record)),
      sorts: { '-at': period },
      id: period,
      sums: sumsOf(kind, amount, shown),
    };
  };

export const airSumBill = periodsOf('airSum', productsOf('air'));
export const hotelSumBill = periodsOf('hotelSum', productsOf('hotel'), reported);
export const trainSumBill = periodsOf('trainSum', productsOf('train'), reported);
