import type { PayConflict } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { movedWords } from '#domain/order/approval/approval.ts';
import { awaitsSeats } from '#domain/product/status-table.ts';
import type { Member, Tx } from '../../ground/call.ts';
import { isOwn, refuse } from '../../ground/call.ts';
import type { Payment } from './give-back.ts';
import { dueOf } from './open-payment.ts';
import { findProduct } from './product.ts';
import type { Product, Purchase } from './product.ts';

/** An order that waits for money, its row locked until the transaction ends. */
export interface Payable {
  product: Product;
  purchase: Purchase;
  /** The payment that the caller named; it may be closed by now. */
  payment: Payment;
  due: Fen;
  /** The company has paid its share. */
  isPartly: boolean;
}

export const missing = (): Envelope<never> => refuse(404, '没有找到这笔待支付的订单');

/** The refusal of an order that takes no money (409; `data.kind`). Undefined while it awaits payment. */
function unpayable({ state, order_id: orderId, status, moved }: Purchase): Envelope<never> | undefined {
  if (state === 'open') return undefined;
  if (moved)
    return refuse(409, `${movedWords(moved.from, moved.to)}，请先确认新价格`, {
      kind: 'confirmPrice',
      orderId,
      status,
      from: yuanOf(moved.from),
      to: yuanOf(moved.to),
      difference: yuanOf(moved.to - moved.from),
    } satisfies PayConflict);
  if (status === awaitsSeats)
    return refuse(409, '座位还没有占到，占到后再支付', { kind: 'awaitsSeats', orderId, status });
  if (state === 'awaits')
    return refuse(409, '订单待公司审批，审批通过后才能支付', { kind: 'awaitsApproval', orderId, status });
  if (state === 'voided')
    return refuse(409, '订单已取消或已超过支付时限，不能再支付', { kind: 'orderClosed', orderId, status });
  return refuse(409, '订单已支付，请勿重复付款', { kind: 'alreadyPaid', orderId, status });
}

/** The order behind a payment of the member's own, ready to take money; or the refusal. */
export async function lockPayable(
  tx: Tx,
  member: Member,
  named: { outTradeNo: string; businessType: string },
  now: number,
): Promise<{ ok: true; payable: Payable } | { ok: false; answer: Envelope<never> }> {
  const found = findProduct(named.businessType);
  if (!found.ok) return found;
  const { product, type } = found;
  const known = await tx
    .selectFrom('payments')
    .where('out_trade_no', '=', named.outTradeNo)
    .select(['order_id', 'business_type'])
    .executeTakeFirst();
  if (!known || known.business_type !== type) return { ok: false, answer: missing() };
  const purchase = await product.lock(tx, known.order_id, now);
  if (!purchase || !isOwn(member, purchase)) return { ok: false, answer: missing() };
  const answer = unpayable(purchase);
  if (answer) return { ok: false, answer };
  const payment = await tx
    .selectFrom('payments')
    .where('out_trade_no', '=', named.outTradeNo)
    .selectAll()
    .executeTakeFirstOrThrow();
  const due = await dueOf(tx, purchase);
  return { ok: true, payable: { product, purchase, payment, due, isPartly: due < purchase.amount } };
}
