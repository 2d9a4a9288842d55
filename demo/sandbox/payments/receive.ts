import { momentAt } from '#domain/china-time.ts';
import type { Tx } from '../call.ts';
import { sellSeats } from '../flights/inventory.ts';
import { ticketingMs } from '../orders/advance.ts';
import { seatsOf } from '../orders/seats.ts';
import { moveOrder } from '../orders/transition.ts';
import type { AirOrderState } from '../orders/transition.ts';
import { partsText, paymentsIn } from './give-back.ts';
import type { Payment } from './give-back.ts';
import { book, moneyOfOrder, reservedTwin } from './ledger.ts';
import { newTradeNo } from './open-payment.ts';

/** Money from `source` arrives for an open payment of an order that awaits it: booked once, whoever says it how often. */
export async function receive(tx: Tx, payment: Payment, method: NonNullable<Payment['method']>, source: string, now: number): Promise<void> {
  await book(tx, {
    key: `payment:${payment.out_trade_no}`,
    kind: 'payment',
    orderId: payment.order_id,
    outTradeNo: payment.out_trade_no,
    at: now,
    moves: { [source]: -payment.amount, [moneyOfOrder(payment.order_id)]: payment.amount },
  });
  await markPaid(tx, payment, { method, source }, now);
}

async function markPaid(tx: Tx, payment: Payment, by: { method: Payment['method']; source: string }, now: number): Promise<void> {
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

/** The traveller's part is in: with the company's share the order is paid, and ticketing begins (0 → 1 → 7). */
export async function completeOrder(tx: Tx, order: AirOrderState, now: number): Promise<AirOrderState> {
  for (const reserved of await paymentsIn(tx, order.order_id, 'reserved')) await capture(tx, reserved, now);
  const parts = (await paymentsIn(tx, order.order_id, 'paid')).sort((a, b) => a.payer.localeCompare(b.payer));
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  if (total !== order.payprice) throw new Error(`order ${order.order_id} got ${total} fen of ${order.payprice}`);
  await sellSeats(tx, await seatsOf(tx, order.order_id));
  const trades = parts.map((part) => part.trade_no).join('、');
  const paid = await moveOrder(tx, order, 1, null, { at: now, title: '支付成功', detail: `${partsText(parts)}，交易号 ${trades}` });
  const readyAt = now + ticketingMs(order.order_id);
  return await moveOrder(tx, paid, 7, readyAt, { at: now, title: '出票中', detail: `正在向航司出票，预计 ${momentAt(readyAt + 60_000).slice(11, 16)} 前完成` });
}
