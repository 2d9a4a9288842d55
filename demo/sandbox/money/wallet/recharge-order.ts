import type { Selectable } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { RechargeCreated } from '#contract/wallet.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { rechargeName } from '#domain/bill/names.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { companyRechargeTerms, rechargeTerms } from '#domain/wallet/terms.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { RechargeOrderRow } from '../../ground/database/tables/tables-wallet.ts';
import { once } from '../../ground/once.ts';
import { nextOrderNumber, orderIdOf } from '../../ground/order-number.ts';
import { openOrders, payMs } from '../payments/open-orders.ts';
import { book, moneyOfOrder, walletOf } from '../ledger/ledger.ts';
import type { Product, Purchase } from '../payments/product.ts';
import { outsideLimits } from './check-move.ts';
import { refusedChild } from './wallet-owner.ts';

type RechargeOrder = Selectable<RechargeOrderRow>;

/** Recharges as orders. */
export const rechargeOrders = openOrders<RechargeOrder>('recharge_orders');

const statuses = { open: 0, paid: 1, voided: 5 } as const;

/** A new order that waits for its payment; another one that waits is no obstacle. */
export async function createRecharge(
  input: { amount: string; requestId: string },
  call: Call,
): Promise<Envelope<RechargeCreated>> {
  const member = memberOf(call);
  const refused =
    refusedChild(member) ?? outsideLimits(input.amount, member.level === '70' ? companyRechargeTerms : rechargeTerms);
  if (refused) return refused;
  const number = await nextOrderNumber(call);
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const order = {
      order_id: `CZ${orderIdOf(number, now)}`,
      member_id: member.memberId,
      app_id: member.appId,
      amount: fenOf(input.amount),
      state: 'open' as const,
      created_at: now,
      pay_deadline: now + payMs,
    };
    await tx
      .insertInto('recharge_orders')
      .values({ ...order, paid_at: null, method: null, trade_no: '', note: '' })
      .execute();
    return ok({
      orderId: order.order_id,
      businessType: 'recharge',
      amount: yuanOf(order.amount),
      payDeadlineMs: order.pay_deadline,
    });
  });
}

const purchaseOf = (order: RechargeOrder): Purchase => ({
  order_id: order.order_id,
  business_type: 'recharge',
  member_id: order.member_id,
  app_id: order.app_id,
  company_id: null,
  state: order.state,
  status: statuses[order.state],
  amount: order.amount,
  split: null,
  pay_deadline: order.pay_deadline,
});

/** The order and the name of its recharge. */
async function readNamed(db: Database | Tx, orderId: string) {
  const order = await db
    .selectFrom('recharge_orders as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .where('r.order_id', '=', orderId)
    .select([
      'r.amount',
      'r.state',
      'r.note',
      'm.member_type as memberType',
      'm.credit_member_id as creditMemberId',
      'm.credit_employee_id as creditEmployeeId',
    ])
    .executeTakeFirstOrThrow();
  return { ...order, name: rechargeName(levelKeyOf(order) === '70') };
}

/** Recharges take payments of type recharge, from a provider only; the money goes on to the wallet. */
export const rechargeProduct: Product = {
  advance: (db, _orderId, now) => rechargeOrders.expire(db, now),
  async lock(tx, orderId, now) {
    const order = await rechargeOrders.lock(tx, orderId, now);
    return order && purchaseOf(order);
  },
  async describe(tx, orderId) {
    const { amount, state, note, name } = await readNamed(tx, orderId);
    return {
      title: name,
      lines: [`充值 ¥${showFen(amount, true)}${state === 'paid' ? '' : '，支付成功后立即到账'}`],
      ...(state === 'voided' && { closedBecause: `订单已取消：${note}` }),
    };
  },
  async subject(db, orderId) {
    const { amount, name } = await readNamed(db, orderId);
    return `${name} ¥${showFen(amount, true)}`;
  },
  async paid(tx, { order_id: orderId, member_id: memberId, app_id: appId, amount }, receipt, now) {
    const payment = await tx
      .selectFrom('payments')
      .where('order_id', '=', orderId)
      .where('state', '=', 'paid')
      .selectAll()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('recharge_orders')
      .set({
        state: 'paid',
        paid_at: now,
        method: payment.method === 'alipay' ? 'alipay' : 'weChatPay',
        trade_no: payment.trade_no ?? '',
      })
      .where('order_id', '=', orderId)
      .execute();
    await book(tx, {
      key: `recharge:${payment.out_trade_no}`,
      kind: 'recharge',
      outTradeNo: payment.out_trade_no,
      memberId,
      at: now,
      moves: { [moneyOfOrder(orderId)]: -amount, [walletOf(memberId)]: amount },
    });
    const { name } = await readNamed(tx, orderId);
    await tx
      .insertInto('messages')
      .values({
        member_id: memberId,
        app_id: appId,
        subject: name,
        kind: 'pay',
        title: '充值成功',
        body: receipt,
        at: now,
        read_at: now,
        is_texted: true,
      })
      .execute();
  },
  async refunded(tx, orderId, { detail }) {
    await tx.updateTable('recharge_orders').set({ note: detail }).where('order_id', '=', orderId).execute();
  },
};
