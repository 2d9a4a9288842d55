import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { BillChannel, BillType } from '#contract/bill.ts';
import { rechargeName } from '#domain/bill/names.ts';
import { productsOf } from '#domain/product/products.ts';
import type { Database, Member, Tx } from '../../ground/call.ts';
import { containing, searchWords } from '../../ground/lists/like.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { openingOf } from '../../ground/lists/opening.ts';
import type { Movement } from '../ledger/ledger.ts';
import { asBill, figuresOf, recordOf, sumsOf } from './bill-source.ts';
import type { BillFilters, BillList, BillSource } from './bill-source.ts';
import { changeFigures, intlFigures, refundFigures, saleFigures } from './figures.ts';
import { cardTitle, withdrawFigures, withdrawRemark, withdrawState } from './withdrawals.ts';

/** Kinds of the ledger that move the wallet alone, by the type that they are in a bill. */
const ofWallet = {
  withdraw: 'withdraw',
  withdrawBack: 'returned',
  rewardsOut: 'rewardsOut',
  tianhanbaoIn: 'tianhanbaoIn',
  tianhanbaoOut: 'tianhanbaoOut',
} as const satisfies Partial<Record<Movement['kind'], BillType>>;
const isOfWallet = sql<boolean>`m.kind in (${sql.join(Object.keys(ofWallet).map((kind) => sql.lit(kind)))})`;

const type = sql<BillType>`case m.kind when 'recharge' then 'recharge' when 'refund' then 'refund' ${sql.join(
  Object.entries(ofWallet).map(([kind, shown]) => sql`when ${sql.lit(kind)} then ${sql.lit(shown)}`),
  sql` `,
)} else 'pay' end`;
/** A recharge has no payment: its provider's account says where the money came from. */
const channel = sql<BillChannel>`coalesce(case when ${isOfWallet} then 'tianHangPay' end, p.method, (select substr(x.account, 10) from ledger_entries x where x.movement = m.movement and x.account like 'provider:%'))`;
/**
 * The provider has not given this part back; another part of the payment may have come back before. One look by the
 * key: for an `exists` the planner may read the whole ledger first.
 */
const isPending = sql<boolean>`(m.kind = 'refund' and p.state = 'refunding' and (select r.movement from ledger_movements r where r.key = 'returned:' || substr(m.key, 8)) is null)`;
const amount = sql.ref('e.amount');
/** Money of the wallet's own list: its part of the sums is what the wallet proves for the same days. */
const isOfBalance = sql<boolean>`e.account like 'wallet:%:available'`;
/** The request behind a movement: a change is paid under its own number, a refund names it in its key. */
const saleId = sql<string>`case when m.kind = 'refund' and split_part(m.key, ':', 3) <> '' then split_part(m.key, ':', 2) else m.order_id end`;

/** Movements of a kind of bill; the entry of each that is the member's side is marked as it is booked (migration 053). */
const movementsIn = {
  transaction: [],
  recharge: [sql<SqlBool>`m.kind = 'recharge'`],
} as const;

/** Of an order, or of the request `s` about it. */
const figuresBy = ({ sale, refund, change }: typeof intlFigures) =>
  sql`(case s.kind when 'refund' then ${figuresOf(refund)} when 'change' then ${figuresOf(change)} else ${figuresOf(sale)} end)`;

const figures = sql`case
  when m.kind = 'withdraw' then ${figuresOf(withdrawFigures)}
  when m.kind = 'recharge' or ${isOfWallet} or b.order_id is not null then '{}'::jsonb
  when o.kind in (${sql.join(productsOf('intl'))}) then ${figuresBy(intlFigures)}
  when o.kind not in (${sql.join(productsOf('air'))}) then '{}'::jsonb
  else ${figuresBy({ sale: saleFigures, refund: refundFigures, change: changeFigures })} end`;

/** Each word is found in the order's number, its names, flights or places, in the number of the trade, or in the bank. */
const withWord = (word: string): RawBuilder<SqlBool> =>
  sql`concat_ws(' ', o.words, upper(o.title), b.order_id, b.name, m.out_trade_no, p.trade_no, p.order_id, w.withdrawal_id, c.bank_name, c.last4) like ${containing(word)}`;

/** An order of another application does not exist in this one: it is named without its number. */
const isHere = (appId: string) => sql<boolean>`(coalesce(o.app_id, b.app_id, ${appId}::text) = ${appId}::text)`;

/** A member's own movements of an application, and those of the member's wallet. */
const movementsOf =
  (kind: keyof typeof movementsIn) =>
  (
    db: Database | Tx,
    { memberId, appId, level }: Pick<Member, 'memberId' | 'appId' | 'level'>,
    { type: ofType, channel: ofChannel, words, days }: Pick<BillFilters, 'type' | 'channel' | 'words' | 'days'>,
  ): BillList => {
    const conditions = [
      ...movementsIn[kind],
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
      .leftJoin('withdrawals as w', 'w.withdrawal_id', 'm.order_id')
      .leftJoin('bank_cards as c', 'c.card_id', 'w.card_id')
      .where('m.member_id', '=', memberId)
      .where('e.bill_of', '=', memberId);
    const record = recordOf(
      {
        id: sql`m.movement::text`,
        at: sql.ref('m.at'),
        type,
        order_id: sql`case when ${isHere(appId)} and not ${isOfWallet} then coalesce(s.order_id, m.order_id) end`,
        product: sql`case when b.order_id is null then o.kind else 'benefit' end`,
        title: sql`coalesce(o.title, b.name, ${cardTitle}, case when m.kind = 'recharge' then ${level === '70' ? rechargeName(true) : null}::text end)`,
        channel,
        // A recharge and a withdrawal by the number of their own list.
        trade_no: sql`coalesce(case when m.kind = 'recharge' then p.order_id when ${isOfWallet} then m.order_id end, p.trade_no, m.out_trade_no)`,
        amount,
        balance: sql`case when e.account like 'wallet:%' then e.balance_after end`,
        state: sql`case when ${isPending} then 'pending' when m.kind = 'withdraw' then ${withdrawState} else 'done' end`,
        // Money for a payment that was closed before it arrived.
        remark: sql`case when m.kind = 'withdraw' then ${withdrawRemark} when m.kind = 'withdrawBack' then w.reason when m.kind = 'recharge' then '支付流水号 ' || p.trade_no when p.payer_id is not null then '支付授权码付款' when p.closed_because is not null then '订单已无需支付，原路退回' when s.kind = 'change' then case when m.kind = 'refund' then '改签退差' else '改签补差' end when m.kind = 'refund' and split_part(m.key, ':', 2) = 'wait' then '候补退差' when not ${isHere(appId)} then '其他站点的订单' end`,
      },
      figures,
    );
    return {
      query: asBill(conditions.reduce((all, condition) => all.where(condition), own).select(record)),
      sorts: { '-at': sql.ref('m.at'), '-amount': amount },
      id: sql.ref('m.movement'),
      sums: {
        ...sumsOf(kind, amount),
        pending: sql`case when ${isPending} then ${amount} else 0 end`,
        ...(kind === 'transaction' && {
          walletIn: sql`case when ${isOfBalance} then greatest(${amount}, 0) else 0 end`,
          walletOut: sql`case when ${isOfBalance} then greatest(0 - ${amount}, 0) else 0 end`,
        }),
      },
    };
  };

export const transactionBill = movementsOf('transaction') satisfies BillSource;
export const rechargeBill = movementsOf('recharge') satisfies BillSource;

const unfiltered = { type: 'all', channel: 'all', words: '' } as const;
/** The bill of transactions as most read it: its first page, without a filter. Companies, whose recharges have another name, have none. */
export const openTransactions = openingOf((db, memberId: string, appId: string) => ({
  db,
  ...transactionBill(db, { memberId, appId, level: '10' }, unfiltered),
}));
export const isUnfiltered = ({ type: ofType, channel: ofChannel, words, days }: BillFilters): boolean =>
  ofType === 'all' && ofChannel === 'all' && !searchWords(words).length && !days;
