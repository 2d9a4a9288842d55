import type { Tx } from '../../ground/call.ts';
import { partsText, paymentsIn } from './give-back.ts';
import type { Payment } from './give-back.ts';
import { book, moneyOfOrder, reservedTwin } from '../ledger/ledger.ts';
import { newTradeNo } from './open-payment.ts';
import type { Product, Purchase } from './product.ts';

/** Books money from `source` for an open payment of an order that awaits it. Idempotent per trade number. */
export async function receive(
  tx: Tx,
  payment: Payment,
  method: NonNullable<Payment['method']>,
  source: string,
  now: number,
): Promise<void> {
  await book(tx, {
    key: `payment:${payment.out_trade_no}`,
    // Money on its way to the wallet is no spending: the recharge that follows is the member's movement.
    kind: payment.business_type === 'recharge' ? 'deposit' : 'payment',
    orderId: payment.order_id,
    outTradeNo: payment.out_trade_no,
    at: now,
    moves: { [source]: -payment.amount, [moneyOfOrder(payment.order_id)]: payment.amount },
  });
  await markPaid(tx, payment, { method, source }, now);
}

async function markPaid(
  tx: Tx,
  payment: Payment,
  by: { method: Payment['method']; source: string },
  now: number,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'paid', method: by.method, source: by.source, paid_at: now, trade_no: newTradeNo(by.method, now) })
    .where('out_trade_no', '=', payment.out_trade_no)
    .execute();
}

/** The company's reserved share becomes money of the order, together with the rest. */
async function capture(tx: Tx, payment: Payment, now: number): Promise<void> {
  const source = payment.source ?? '';
  await book(tx, {
    key: `payment:${payment.out_trade_no}`,
    kind: 'capture',
    orderId: payment.order_id,
    outTradeNo: payment.out_trade_no,
    at: now,
    moves: { [reservedTwin(source)]: -payment.amount, [moneyOfOrder(payment.order_id)]: payment.amount },
  });
  await markPaid(tx, payment, { method: payment.method, source }, now);
}

/** The traveller's part is in: with the company's share the order has all of its money, and the product goes on. */
export async function completePurchase(tx: Tx, product: Product, purchase: Purchase, now: number): Promise<void> {
  const { order_id: orderId, amount } = purchase;
  for (const reserved of await paymentsIn(tx, orderId, 'reserved')) await capture(tx, reserved, now);
  const parts = (await paymentsIn(tx, orderId, 'paid')).sort((a, b) => a.payer.localeCompare(b.payer));
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  if (total !== amount) throw new Error(`order ${orderId} got ${total} fen of ${amount}`);
  const trades = parts.map((part) => part.trade_no).join('、');
  await product.paid(tx, purchase, `${partsText(parts)}，交易号 ${trades}`, now);
}
