import { showFen } from '#domain/money.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { isQr, methodName } from './give-back.ts';
import type { Payment } from './give-back.ts';
import { book, moneyOfOrder, providerOf, refundsPayable } from '../ledger/ledger.ts';
import { newTradeNo } from './open-payment.ts';
import { productOf } from './product.ts';
import type { Product } from './product.ts';
import { completePurchase, receive } from './receive.ts';

/** Effect of a provider's notice. `returned`: the money came too late and went back. `unknown`: no such trade by QR code. */
type Settled = 'paid' | 'already' | 'returned' | 'unknown';

/**
 * A provider reports that a trade has been paid. May be reported a hundred times, at once, and long after the order
 * is over: the first one counts, and money that no order waits for goes back by itself.
 */
export async function settle(db: Database, outTradeNo: string, now: number): Promise<Settled> {
  return await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('payments')
      .where('out_trade_no', '=', outTradeNo)
      .select(['order_id', 'business_type'])
      .executeTakeFirst();
    if (!known) return 'unknown';
    const product = productOf(known.business_type);
    const purchase = await product.lock(tx, known.order_id, now);
    if (!purchase) return 'unknown';
    // Read under the order's lock: another notice, a cancellation or another payment may have been faster.
    const payment = await tx
      .selectFrom('payments')
      .where('out_trade_no', '=', outTradeNo)
      .selectAll()
      .executeTakeFirstOrThrow();
    if (!isQr(payment.method)) return 'unknown';
    if (payment.state === 'open' && purchase.state === 'open') {
      await receive(tx, payment, payment.method, providerOf(payment.method), now);
      await completePurchase(tx, product, purchase, now);
      return 'paid';
    }
    return payment.state === 'closed' || payment.state === 'open'
      ? await sendBack(tx, product, payment, payment.method, now)
      : 'already';
  });
}

/** In and out again through the order's account, so that the order's history shows both. */
async function sendBack(
  tx: Tx,
  product: Product,
  payment: Payment,
  method: 'alipay' | 'weChatPay',
  now: number,
): Promise<'returned'> {
  const { order_id: orderId, out_trade_no: outTradeNo, amount } = payment;
  const provider = providerOf(method);
  const money = moneyOfOrder(orderId);
  await book(tx, {
    key: `late:${outTradeNo}`,
    kind: 'late',
    orderId,
    outTradeNo,
    at: now,
    moves: { [provider]: -amount, [money]: amount },
  });
  await book(tx, {
    key: `refund:${outTradeNo}`,
    kind: 'refund',
    orderId,
    outTradeNo,
    at: now,
    moves: { [money]: -amount, [refundsPayable]: amount },
  });
  await book(tx, {
    key: `returned:${outTradeNo}`,
    kind: 'refund',
    orderId,
    outTradeNo,
    at: now,
    moves: { [refundsPayable]: -amount, [provider]: amount },
  });
  await tx
    .updateTable('payments')
    .set({ state: 'refunded', returned: amount, source: provider, paid_at: now, trade_no: newTradeNo(method, now) })
    .where('out_trade_no', '=', outTradeNo)
    .execute();
  await product.refunded(tx, orderId, {
    at: now,
    title: '多付款项已退回',
    detail: `收到${methodName(method)}付款 ¥${showFen(amount, true)} 时订单已无需支付，已原路退回`,
  });
  return 'returned';
}
