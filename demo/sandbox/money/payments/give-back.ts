import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';
import { showFen } from '#domain/money.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';
import type { Tx } from '../../ground/call.ts';
import type { ClosedBecause, PaymentRow } from '../../ground/database/tables/tables-payment.ts';
import { book, moneyOfOrder, refundsPayable, reservedTwin, wayBackTo } from '../ledger/ledger.ts';
import { noteReturned } from '../ledger/note-returned.ts';

export type Payment = Selectable<PaymentRow>;

export const methodName = (method: Payment['method']): string => (method ? channelNames[method] : '支付');
/** `公司授信 ¥1,446.00、微信支付 ¥184.00` */
export const partsText = (parts: readonly Pick<Payment, 'method' | 'amount'>[]): string =>
  parts.map((part) => `${methodName(part.method)} ¥${showFen(part.amount, true)}`).join('、');

export const isQr = (method: Payment['method']): method is 'alipay' | 'weChatPay' =>
  method === 'alipay' || method === 'weChatPay';

/** Payments of an order in a state, oldest first. The order's row is locked by the caller. */
export async function paymentsIn(tx: Tx, orderId: string, ...states: Payment['state'][]): Promise<Payment[]> {
  return await tx
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('state', 'in', states)
    .orderBy('created_at')
    .orderBy('out_trade_no')
    .selectAll()
    .execute();
}

/** Closed as its order ended: of the company's reserved shares, those that went back then. */
const endedBecause = ['orderClosed', 'overdue'] as const satisfies ClosedBecause[];

/** A payment that an order's page shows: it took money, holds it, or held it until the order ended. */
export const isShown = (table: string) =>
  sql<SqlBool>`(${sql.ref(`${table}.state`)} in ('paid', 'reserved', 'refunding', 'refunded') or (${sql.ref(`${table}.state`)} = 'closed'
    and ${sql.ref(`${table}.source`)} is not null and ${sql.ref(`${table}.closed_because`)} in (${sql.join(endedBecause.map((one) => sql.lit(one)))})))`;

/** The same of one order, oldest first. */
export const paymentsShown = async (tx: Tx, orderId: string): Promise<Payment[]> =>
  await tx
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where(isShown('payments'))
    .orderBy('created_at')
    .orderBy('out_trade_no')
    .selectAll()
    .execute();

/** Closes a payment that has no money of the order in it; the company's reserved share is booked back. */
export async function closePayment(tx: Tx, payment: Payment, because: ClosedBecause, at: number): Promise<void> {
  if (payment.state === 'reserved' && payment.source) {
    await book(tx, {
      key: `release:${payment.out_trade_no}`,
      kind: 'release',
      orderId: payment.order_id,
      outTradeNo: payment.out_trade_no,
      at,
      moves: { [reservedTwin(payment.source)]: -payment.amount, [payment.source]: payment.amount },
    });
  }
  await tx
    .updateTable('payments')
    .set({ state: 'closed', closed_because: because })
    .where('out_trade_no', '=', payment.out_trade_no)
    .execute();
}

/** Closes all that still waits for money of an order that will not be paid any more. Returns the shares that were reserved. */
export async function closePayments(tx: Tx, orderId: string, because: ClosedBecause, at: number): Promise<Payment[]> {
  const waiting = await paymentsIn(tx, orderId, 'open', 'reserved');
  for (const payment of waiting) await closePayment(tx, payment, because, at);
  return waiting.filter(({ state }) => state === 'reserved');
}

/** A part of a payment that goes back; `key` names the booking. */
interface Back extends Pick<Payment, 'method' | 'source' | 'amount'> {
  key: string;
  orderId: string;
  outTradeNo: string;
}

/** Books money of an order back. Wallet and credit line have it at once; true: a provider gets it later. */
export async function bookBack(tx: Tx, { key, orderId, outTradeNo, method, source, amount }: Back, at: number) {
  const later = isQr(method);
  const target = later ? refundsPayable : await wayBackTo(tx, source);
  const moves = { [moneyOfOrder(orderId)]: -amount, [target]: amount };
  await book(tx, { key: `refund:${key}`, kind: 'refund', orderId, outTradeNo, at, moves });
  return later;
}

/** The provider has given the money back to the payer. */
export async function bookReturned(tx: Tx, { key, orderId, outTradeNo, source, amount }: Back, at: number) {
  const moves = { [refundsPayable]: -amount, [source ?? '']: amount };
  await book(tx, { key: `returned:${key}`, kind: 'refund', orderId, outTradeNo, at, moves });
}

const wholeOf = (payment: Payment): Back => ({
  ...payment,
  key: payment.out_trade_no,
  orderId: payment.order_id,
  outTradeNo: payment.out_trade_no,
});

/**
 * Sends everything that was paid for an order back to where it came from. Wallet and credit line have it at
 * once; a provider gets it later (`finishRefunds`). Returns the parts.
 */
export async function startRefunds(tx: Tx, orderId: string, at: number): Promise<Payment[]> {
  const paid = await paymentsIn(tx, orderId, 'paid');
  for (const payment of paid) {
    const later = await bookBack(tx, wholeOf(payment), at);
    await tx
      .updateTable('payments')
      .set({ state: later ? 'refunding' : 'refunded', returned: payment.amount })
      .where('out_trade_no', '=', payment.out_trade_no)
      .execute();
  }
  await noteReturned(tx, orderId, paid);
  return paid;
}

/** The provider has given the money back to the payer. */
export async function finishRefunds(tx: Tx, orderId: string, at: number): Promise<Payment[]> {
  const open = await paymentsIn(tx, orderId, 'refunding');
  for (const payment of open) {
    await bookReturned(tx, wholeOf(payment), at);
    await tx
      .updateTable('payments')
      .set({ state: 'refunded' })
      .where('out_trade_no', '=', payment.out_trade_no)
      .execute();
  }
  return open;
}
