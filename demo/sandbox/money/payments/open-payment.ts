import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';
import { closePayment, isQr, paymentsIn } from './give-back.ts';
import type { Payment } from './give-back.ts';
import type { Purchase } from './product.ts';
import { randomDigits, stampOf } from '../../ground/order-number.ts';

/** A QR code can be paid this long, never beyond the order's deadline. */
const qrMs = 15 * 60_000;

/** Number of a payment. Its knowledge allows to pay (the cashier page has no login), so it cannot be guessed. */
const newOutTradeNo = (now: number): string => `TE${stampOf(now)}${randomDigits(14)}`;
/** The number under which the payer's side knows the payment. */
export const newTradeNo = (method: Payment['method'], now: number): string =>
  `${({ alipay: '20', weChatPay: '42', tianHangPay: 'TH', creditPay: 'SX' } as const)[method ?? 'alipay']}${stampOf(now)}${randomDigits(10)}`;

type NewPayment = Partial<Payment> & Pick<Payment, 'amount' | 'state'>;

/** A new payment of an order whose row the caller has locked. */
export async function addPayment(
  tx: Tx,
  { order_id, business_type, member_id, app_id }: Purchase,
  now: number,
  given: NewPayment,
): Promise<Payment> {
  return await tx
    .insertInto('payments')
    .values({
      out_trade_no: newOutTradeNo(now),
      order_id,
      business_type,
      member_id,
      app_id,
      method: null,
      payer: 'personal',
      closed_because: null,
      created_at: now,
      expires_at: null,
      paid_at: null,
      trade_no: null,
      source: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Amount that an unpaid order still asks of the traveller: all but the company's reserved share. */
export async function dueOf(tx: Tx, purchase: Purchase): Promise<Fen> {
  const reserved = await paymentsIn(tx, purchase.order_id, 'reserved');
  return purchase.amount - reserved.reduce((sum, part) => sum + part.amount, 0);
}

const isOver = (payment: Payment, now: number): boolean => payment.expires_at !== null && payment.expires_at <= now;

/**
 * The one open payment for what is due: the same as before as long as it can be paid, else a new one.
 * A code that has expired, or that asks for another amount, is closed first.
 */
export async function currentPayment(tx: Tx, purchase: Purchase, due: Fen, now: number): Promise<Payment> {
  const [open] = await paymentsIn(tx, purchase.order_id, 'open');
  if (open && open.amount === due && !isOver(open, now)) return open;
  if (open) await closePayment(tx, open, open.amount === due ? 'expired' : 'amountChanged', now);
  return await addPayment(tx, purchase, now, { amount: due, state: 'open' });
}

/** The open payment as one by QR code: the same code when it is asked for again, another method closes the older one. */
export async function qrPayment(
  tx: Tx,
  purchase: Purchase,
  method: 'alipay' | 'weChatPay',
  due: Fen,
  now: number,
): Promise<Payment> {
  const current = await currentPayment(tx, purchase, due, now);
  if (current.method === method) return current;
  const chosen = { method, expires_at: Math.min(now + qrMs, purchase.pay_deadline) };
  if (isQr(current.method)) {
    await closePayment(tx, current, 'otherMethod', now);
    return await addPayment(tx, purchase, now, { amount: due, state: 'open', ...chosen });
  }
  return await tx
    .updateTable('payments')
    .set(chosen)
    .where('out_trade_no', '=', current.out_trade_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The open payment for a method that pays at once: a code that a payer may be scanning is closed, never reused. */
export async function plainPayment(tx: Tx, purchase: Purchase, due: Fen, now: number): Promise<Payment> {
  const current = await currentPayment(tx, purchase, due, now);
  if (current.method === null) return current;
  await closePayment(tx, current, 'paidElsewhere', now);
  return await addPayment(tx, purchase, now, { amount: due, state: 'open' });
}
