import type { Envelope } from '#contract/row.ts';
import { businessTypeOf } from '#domain/payment/after-payment.ts';
import type { Fen } from '#domain/money.ts';
import type { Member, Tx } from '../call.ts';
import { refuse } from '../call.ts';
import { advance } from '../orders/advance.ts';
import { isOwn } from '../orders/read-order.ts';
import { lockOrder } from '../orders/transition.ts';
import type { AirOrderState } from '../orders/transition.ts';
import type { Payment } from './give-back.ts';
import { dueOf } from './open-payment.ts';

/** An order that waits for money, its row locked until the transaction ends. */
export interface Payable {
  order: AirOrderState;
  /** The payment that the caller named; it may be closed by now. */
  payment: Payment;
  due: Fen;
  /** The company has paid its share. */
  isPartly: boolean;
}

const missing = (): Envelope<never> => refuse(404, '没有找到这笔待支付的订单');

/** Why an order takes no money, by its status (409; `data.kind`). Undefined while it awaits payment. */
export function unpayable(order: AirOrderState): Envelope<never> | undefined {
  if (order.status === 0) return undefined;
  const data = { orderId: order.order_id, status: order.status };
  if (order.status === 5) return refuse(409, '订单已取消或已超过支付时限，不能再支付', { kind: 'orderClosed', ...data });
  return refuse(409, '订单已支付，请勿重复付款', { kind: 'alreadyPaid', ...data });
}

/** The order behind a payment of the member's own, ready to take money; or the answer that says why not. */
export async function lockPayable(
  tx: Tx,
  member: Member,
  named: { outTradeNo: string; businessType: string },
  now: number,
): Promise<{ ok: true; payable: Payable } | { ok: false; answer: Envelope<never> }> {
  const known = await tx.selectFrom('payments').where('out_trade_no', '=', named.outTradeNo).select(['order_id', 'business_type']).executeTakeFirst();
  if (!known || known.business_type !== businessTypeOf(named.businessType)) return { ok: false, answer: missing() };
  const locked = await lockOrder(tx, known.order_id);
  if (!locked || !isOwn(member, locked)) return { ok: false, answer: missing() };
  const order = await advance(tx, locked, now);
  const answer = unpayable(order);
  if (answer) return { ok: false, answer };
  const payment = await tx.selectFrom('payments').where('out_trade_no', '=', named.outTradeNo).selectAll().executeTakeFirstOrThrow();
  const due = await dueOf(tx, order);
  return { ok: true, payable: { order, payment, due, isPartly: due < order.payprice } };
}
