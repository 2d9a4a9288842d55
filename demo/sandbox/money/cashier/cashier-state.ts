import { defaultConfig } from '#theme/default-config.ts';
import { apps } from '../../ground/apps.ts';
import type { Database } from '../../ground/call.ts';
import { isQr } from '../payments/give-back.ts';
import type { Payment } from '../payments/give-back.ts';
import { productOf } from '../payments/product.ts';

/** State of a trade in the payer's own app. `over`: another code, another method, or no order any more. */
type CashierState = 'ready' | 'paid' | 'expired' | 'over' | 'returned';

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

function stateOf(payment: Payment, now: number): CashierState {
  if (payment.closed_because)
    return payment.state === 'refunded' ? 'returned' : payment.closed_because === 'expired' ? 'expired' : 'over';
  if (payment.state !== 'open') return 'paid';
  return payment.expires_at !== null && payment.expires_at <= now ? 'expired' : 'ready';
}

/** A trade by QR code as its cashier page shows it: no names, no documents, nothing that only the member may see. */
export async function cashierTrade(db: Database, outTradeNo: string, now: number): Promise<CashierTrade | undefined> {
  const read = () => db.selectFrom('payments').where('out_trade_no', '=', outTradeNo).selectAll().executeTakeFirst();
  const known = await read();
  if (!known) return undefined;
  const product = productOf(known.business_type);
  const purchase = await db.transaction().execute((tx) => product.lock(tx, known.order_id, now));
  const payment = await read();
  if (!payment || !isQr(payment.method)) return undefined;
  return {
    state: stateOf(payment, now),
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
