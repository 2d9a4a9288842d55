import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { containing, searchWords } from '../../ground/lists/like.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { asBill, figuresOf, ofOneType, recordOf, sumsOf } from './bill-source.ts';
import type { BillFilters, BillSource } from './bill-source.ts';
import { changeFigures, peopleOfItems, peopleOfOrder, refundFigures, saleFigures } from './figures.ts';

const soldAmount = sql`(-e.amount)`;
const withWords = (words: string): RawBuilder<SqlBool>[] =>
  searchWords(words).map((word) => sql<SqlBool>`(o.words || ' ' || upper(o.title)) like ${containing(word)}`);

/** Ordered tickets as the ledger settled them with the airline. */
export const airSaleBill: BillSource = (db, { memberId, appId }, filters) => {
  const conditions = [
    ...onDays(sql.ref('m.at'), filters.days),
    ...withWords(filters.words),
    ...ofOneType('sale', filters),
  ];
  const own = db
    .selectFrom('ledger_movements as m')
    .innerJoin('orders as o', 'o.order_id', 'm.order_id')
    .innerJoin('ledger_entries as e', (join) =>
      join.onRef('e.movement', '=', 'm.movement').on(sql<SqlBool>`e.account = 'order:' || m.order_id`),
    )
    .where('m.member_id', '=', memberId)
    .where('m.kind', '=', 'settlement')
    .where('m.app_id', '=', appId)
    .where('o.kind', 'in', ['airTicket', 'gp']);
  const record = recordOf(
    {
      id: sql`m.movement::text`,
      at: sql.ref('m.at'),
      type: sql.lit('sale'),
      order_id: sql.ref('o.order_id'),
      product: sql.ref('o.kind'),
      title: sql.ref('o.title'),
      people: peopleOfOrder,
      amount: soldAmount,
      state: sql.lit('done'),
    },
    figuresOf(saleFigures),
  );
  return {
    query: asBill(conditions.reduce((all, condition) => all.where(condition), own).select(record)),
    sorts: { '-at': sql.ref('m.at'), '-amount': soldAmount },
    id: sql.ref('m.movement'),
    sums: sumsOf('airSale', soldAmount, saleFigures),
  };
};

const requests = {
  airRefund: { sale: 'refund', type: 'ticketRefund', key: 'taken-back:', sign: sql.raw(''), figures: refundFigures },
  airChanges: { sale: 'change', type: 'change', key: 'settlement:', sign: sql.raw('-'), figures: changeFigures },
} as const;

/** Decided refunds or changes, with the money that the ledger moved for them; none moves where nothing was due. */
const requestsOf =
  (kind: keyof typeof requests): BillSource =>
  (db, { memberId, appId }, filters: BillFilters) => {
    const { sale, type, key, sign, figures } = requests[kind];
    const conditions = [
      ...onDays(sql.ref('s.decided_at'), filters.days),
      ...withWords(filters.words),
      ...ofOneType(type, filters),
    ];
    const amount = sql`(${sign}coalesce(e.amount, 0))`;
    const own = db
      .selectFrom('after_sales as s')
      .innerJoin('orders as o', 'o.order_id', 's.order_id')
      .leftJoin('ledger_movements as m', (join) => join.onRef('m.key', '=', sql<string>`${sql.lit(key)} || s.sale_id`))
      .leftJoin('ledger_entries as e', (join) =>
        join.onRef('e.movement', '=', 'm.movement').on(sql<SqlBool>`e.account like 'order:%'`),
      )
      .where('s.member_id', '=', memberId)
      .where('s.kind', '=', sale)
      .where(sql<SqlBool>`s.state in ('returning', 'done')`)
      .where('s.app_id', '=', appId)
      .where('o.kind', 'in', ['airTicket', 'gp']);
    const record = recordOf(
      {
        id: sql.ref('s.sale_id'),
        at: sql.ref('s.decided_at'),
        type: sql.lit(type),
        order_id: sql.ref('s.order_id'),
        product: sql.ref('o.kind'),
        title: sql.ref('o.title'),
        people: peopleOfItems,
        amount,
        state: sql`case s.state when 'returning' then 'pending' else 'done' end`,
      },
      figuresOf(figures),
    );
    return {
      query: asBill(conditions.reduce((all, condition) => all.where(condition), own).select(record)),
      sorts: { '-at': sql.ref('s.decided_at'), '-amount': amount },
      id: sql.ref('s.sale_id'),
      sums: sumsOf(kind, amount, figures),
    };
  };

export const airRefundBill = requestsOf('airRefund');
export const airChangesBill = requestsOf('airChanges');
