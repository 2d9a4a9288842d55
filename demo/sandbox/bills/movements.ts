import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { BillChannel, BillType } from '#contract/bill.ts';
import { containing, searchWords } from '../lists/like.ts';
import { onDays } from '../lists/on-days.ts';
import { asBill, figuresOf, recordOf, sumsOf } from './bill-source.ts';
import type { BillSource } from './bill-source.ts';
import { changeFigures, refundFigures, saleFigures } from './figures.ts';

const type = sql<BillType>`case m.kind when 'recharge' then 'recharge' when 'refund' then 'refund' else 'pay' end`;
/** A recharge has no payment: its provider's account says where the money came from. */
const channel = sql<BillChannel>`coalesce(p.method, (select substr(x.account, 10) from ledger_entries x where x.movement = m.movement and x.account like 'provider:%'))`;
/** The provider has not given this part back; another part of the payment may have come back before. */
const isPending = sql<boolean>`(m.kind = 'refund' and p.state = 'refunding' and not exists (select 1 from ledger_movements r where r.key = 'returned:' || substr(m.key, 8)))`;
const amount = sql.ref('e.amount');
/** The request behind a movement: a change is paid under its own number, a refund names it in its key. */
const saleId = sql<string>`case when m.kind = 'refund' and split_part(m.key, ':', 3) <> '' then split_part(m.key, ':', 2) else m.order_id end`;

/**
 * The one entry of each movement that is the member's side: what leaves him when he pays, and what comes back. A refund
 * to a provider counts from its start; the provider's own entry, when it arrives, is the same money.
 */
const memberSide = {
  transaction: sql<SqlBool>`((m.kind in ('payment', 'capture', 'late') and e.amount < 0) or (m.kind in ('refund', 'recharge') and e.amount > 0 and e.account not like 'provider:%'))`,
  recharge: sql<SqlBool>`(m.kind = 'recharge' and e.amount > 0)`,
};

const figures = sql`case
  when m.kind = 'recharge' or b.order_id is not null or o.kind = 'hotel' then '{}'::jsonb
  when s.kind = 'refund' then ${figuresOf(refundFigures)}
  when s.kind = 'change' then ${figuresOf(changeFigures)}
  else ${figuresOf(saleFigures)} end`;

/** Each word is found in the order's number, its names, flights or places, or in the number of the trade. */
const withWord = (word: string): RawBuilder<SqlBool> =>
  sql`concat_ws(' ', o.words, upper(o.title), b.order_id, b.name, m.out_trade_no, p.trade_no) like ${containing(word)}`;

/** An order of another application does not exist in this one: it is named without its number. */
const isHere = (appId: string) => sql<boolean>`(coalesce(o.app_id, b.app_id, ${appId}::text) = ${appId}::text)`;

/** A member's own movements of an application, and those of his wallet. */
const movementsOf =
  (kind: keyof typeof memberSide): BillSource =>
  (db, { memberId, appId }, { type: ofType, channel: ofChannel, words, days }) => {
    const conditions = [
      memberSide[kind],
      // All applications share the wallet; what was paid by other means belongs to the application of its order.
      sql<SqlBool>`(m.app_id = ${appId} or m.app_id is null or e.account like 'wallet:%')`,
      ...onDays(sql.ref('m.at'), days),
      ...(ofType === 'all' ? [] : [sql<SqlBool>`${type} = ${ofType}`]),
      ...(ofChannel === 'all' ? [] : [sql<SqlBool>`${channel} = ${ofChannel}`]),
      ...searchWords(words).map(withWord),
    ];
    const own = db
      .selectFrom('ledger_movements as m')
      .innerJoin('ledger_entries as e', 'e.movement', 'm.movement')
      .leftJoin('after_sales as s', (join) => join.onRef('s.sale_id', '=', saleId))
      .leftJoin('orders as o', (join) => join.onRef('o.order_id', '=', sql<string>`coalesce(s.order_id, m.order_id)`))
      .leftJoin('benefit_orders as b', 'b.order_id', 'm.order_id')
      .leftJoin('payments as p', 'p.out_trade_no', 'm.out_trade_no')
      .where('m.member_id', '=', memberId);
    const record = recordOf(
      {
        id: sql`m.movement::text`,
        at: sql.ref('m.at'),
        type,
        order_id: sql`case when ${isHere(appId)} then coalesce(s.order_id, m.order_id) end`,
        product: sql`case when b.order_id is null then o.kind else 'benefit' end`,
        title: sql`coalesce(o.title, b.name)`,
        channel,
        trade_no: sql`coalesce(p.trade_no, m.out_trade_no)`,
        amount,
        balance: sql`case when e.account like 'wallet:%' then e.balance_after end`,
        state: sql`case when ${isPending} then 'pending' else 'done' end`,
        // Money for a payment that was closed before it arrived.
        remark: sql`case when p.payer_id is not null then '支付授权码付款' when p.closed_because is not null then '订单已无需支付，原路退回' when not ${isHere(appId)} then '其他站点的订单' end`,
      },
      figures,
    );
    return {
      query: asBill(conditions.reduce((all, condition) => all.where(condition), own).select(record)),
      sorts: { '-at': sql.ref('m.at'), '-amount': sql`abs(${amount})` },
      id: sql.ref('m.movement'),
      sums: { ...sumsOf(kind, amount), pending: sql`case when ${isPending} then ${amount} else 0 end` },
    };
  };

export const transactionBill = movementsOf('transaction');
export const rechargeBill = movementsOf('recharge');
