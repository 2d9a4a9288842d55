import { defaultConfig } from '#theme/default-config.ts';
import { apps } from '../../ground/apps.ts';
import type { Database } from '../../ground/call.ts';
import { isQr } from '../payments/give-back.ts';
import type { Payment } from '../payments/give-back.ts';
import { productOf } from '../payments/product.ts';

/** State of a trade in the payer's own app. Closed codes: `replaced` by another, `settled` by another payment, `overdue` or `cancelled` with the order. */
type CashierState = 'ready' | 'paid' | 'expired' | 'replaced' | 'settled' | 'overdue' | 'cancelled' | 'returned';

const closed: Readonly<Record<NonNullable<Payment['closed_because']>, CashierState>> = {
  expired: 'expired',
  otherMethod: 'replaced',
  amountChanged: 'replaced',
  paidElsewhere: 'settled',
  overdue: 'overdue',
  orderClosed: 'cancelled',
};

export interface CashierTrade {
  state: CashierState;
  method: 'alipay' | 'weChatPay';
  amountFen: number;
  /** The brand under which it was sold. */
  payee: string;
  orderNo: string;
  /** The product in words. */
  subject: string;
  /** The code is good until then; the page of the order shows the next one. */
  expiresAt: number;
  /** The time to pay the order is over. */
  deadlineAt: number;
  paidAt: number | null;
}

/** `of`: all payments of the order. An older code of an order that has been paid or is over by now asks for no newer one. */
function stateOf(payment: Payment, of: readonly Payment[], now: number): CashierState {
  if (payment.closed_because) {
    if (payment.state === 'refunded') return 'returned';
    if (of.some(({ paid_at, closed_because }) => paid_at !== null && !closed_because)) return 'settled';
    const end = of.find(({ closed_because: because }) => because === 'overdue' || because === 'orderClosed');
    return closed[end?.closed_because ?? payment.closed_because];
  }
  if (payment.state !== 'open') return 'paid';
  return payment.expires_at !== null && payment.expires_at <= now ? 'expired' : 'ready';
}

/** A trade by QR code as its cashier page shows it: no names, no documents, nothing that only the member may see. */
export async function cashierTrade(db: Database, outTradeNo: string, now: number): Promise<CashierTrade | undefined> {
  const known = await db
    .selectFrom('payments')
    .where('out_trade_no', '=', outTradeNo)
    .select(['business_type', 'order_id'])
    .executeTakeFirst();
  if (!known) return undefined;
  const product = productOf(known.business_type);
  const purchase = await db.transaction().execute((tx) => product.lock(tx, known.order_id, now));
  const all = await db.selectFrom('payments').where('order_id', '=', known.order_id).selectAll().execute();
  const payment = all.find(({ out_trade_no }) => out_trade_no === outTradeNo);
  if (!payment || !isQr(payment.method)) return undefined;
  return {
    state: stateOf(payment, all, now),
    method: payment.method,
    amountFen: payment.amount,
    payee: (apps.get(payment.app_id) ?? defaultConfig).texts.brand,
    // A change has a number of its own: the payer knows that of its order.
    orderNo: purchase?.order_no ?? payment.order_id,
    subject: await product.subject(db, payment.order_id),
    expiresAt: payment.expires_at ?? 0,
    deadlineAt: purchase?.pay_deadline ?? 0,
    paidAt: payment.paid_at,
  };
}
