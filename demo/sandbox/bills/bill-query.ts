import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { BillChannel, BillKind, BillRow, BillType } from '#contract/bill.ts';
import type { billSchemas } from '#contract/bill.schema.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Member } from '../call.ts';
import { containing, searchWords } from '../lists/like.ts';
import { onDays } from '../lists/on-days.ts';

export type BillFilters = Omit<z.output<typeof billSchemas.export>, 'sort' | 'format'>;

/** A movement of the ledger as a member sees it. */
export interface BillMovement {
  movement: number;
  kind: string;
  at: number;
  order_id: string | null;
  product: BillRow['product'] | null;
  title: string | null;
  type: BillType;
  channel: BillChannel;
  trade_no: string;
  /** Into the member's hands (+) or out of them (−). */
  amount: Fen;
  balance: Fen | null;
  is_pending: boolean;
  closed_because: string | null;
}

const type = sql<BillType>`case m.kind when 'recharge' then 'recharge' when 'refund' then 'refund' else 'pay' end`;
/** A recharge has no payment: its provider's account says where the money came from. */
const channel = sql<BillChannel>`coalesce(p.method, (select substr(x.account, 10) from ledger_entries x where x.movement = m.movement and x.account like 'provider:%'))`;
/** The provider has not given this part back; another part of the payment may have come back before. */
const isPending = sql<boolean>`(m.kind = 'refund' and p.state = 'refunding' and not exists (select 1 from ledger_movements r where r.key = 'returned:' || substr(m.key, 8)))`;
const tradeNo = sql<string>`coalesce(p.trade_no, m.out_trade_no, '')`;
const amount = sql.ref('e.amount');

export const sorts = { '-at': sql.ref('m.at'), '-amount': sql`abs(${amount})` };
export const id = sql.ref('m.movement');
export const sums = {
  in: sql`greatest(${amount}, 0)`,
  out: sql`greatest(-${amount}, 0)`,
  pending: sql`case when ${isPending} then ${amount} else 0 end`,
};

/**
 * The one entry of each movement that is the member's side: what leaves him when he pays, and what comes back. A refund
 * to a provider counts from its start; the provider's own entry, when it arrives, is the same money.
 */
const memberSide: Readonly<Record<BillKind, RawBuilder<SqlBool>>> = {
  transaction: sql`((m.kind in ('payment', 'capture', 'late') and e.amount < 0) or (m.kind in ('refund', 'recharge') and e.amount > 0 and e.account not like 'provider:%'))`,
  recharge: sql`(m.kind = 'recharge' and e.amount > 0)`,
};

/** Each word is found in the order's number, its names, flights or places, or in the number of the trade. */
const withWord = (word: string): RawBuilder<SqlBool> =>
  sql`concat_ws(' ', o.words, upper(o.title), b.order_id, b.name, m.out_trade_no, p.trade_no) like ${containing(word)}`;

/** A member's own movements of an application, and those of his wallet, with these filters: a query for `paged`. */
export function movementsOf(
  db: Database,
  { memberId, appId }: Member,
  { kind, type: ofType, channel: ofChannel, words, days }: BillFilters,
) {
  const conditions = [
    memberSide[kind],
    sql<SqlBool>`(m.app_id = ${appId} or m.app_id is null)`,
    ...onDays(sql.ref('m.at'), days),
    ...(ofType === 'all' ? [] : [sql<SqlBool>`${type} = ${ofType}`]),
    ...(ofChannel === 'all' ? [] : [sql<SqlBool>`${channel} = ${ofChannel}`]),
    ...searchWords(words).map(withWord),
  ];
  const own = db
    .selectFrom('ledger_movements as m')
    .innerJoin('ledger_entries as e', 'e.movement', 'm.movement')
    .leftJoin('after_sales as s', 's.sale_id', 'm.order_id')
    .leftJoin('orders as o', (join) => join.onRef('o.order_id', '=', sql<string>`coalesce(s.order_id, m.order_id)`))
    .leftJoin('benefit_orders as b', 'b.order_id', 'm.order_id')
    .leftJoin('payments as p', 'p.out_trade_no', 'm.out_trade_no')
    .where('m.member_id', '=', memberId);
  return conditions
    .reduce((all, condition) => all.where(condition), own)
    .select(['m.movement', 'm.kind', 'm.at', 'm.order_id', 'e.amount', 'p.closed_because'])
    .select([
      sql<BillMovement['product']>`case when b.order_id is null then o.kind else 'benefit' end`.as('product'),
      sql<string | null>`coalesce(o.title, b.name)`.as('title'),
      type.as('type'),
      channel.as('channel'),
      tradeNo.as('trade_no'),
      isPending.as('is_pending'),
      sql<string | null>`coalesce(s.order_id, m.order_id)`.as('order_id'),
      sql<Fen | null>`case when e.account like 'wallet:%' then e.balance_after end`.as('balance'),
    ]);
}
