import { addDays, dayMs } from '#domain/china-time.ts';
import { overReasons } from '#domain/corporate/over-reason.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { balanceOf, creditOf, providerOf } from '../../../money/ledger/ledger.ts';
import { plainPayment, qrPayment } from '../../../money/payments/open-payment.ts';
import type { Product, Purchase } from '../../../money/payments/product.ts';
import { completePurchase, receive } from '../../../money/payments/receive.ts';
import { applyChange } from '../../../products/flight/after-sale/change/change.ts';
import { queryChange } from '../../../products/flight/after-sale/change/change-query.ts';
import { quoteChange } from '../../../products/flight/after-sale/change/change-quote.ts';
import { changeTicket } from '../../../products/flight/after-sale/change/change-ticket.ts';
import { applyRefund } from '../../../products/flight/after-sale/refund/refund.ts';
import { quoteRefund } from '../../../products/flight/after-sale/refund/refund-quote.ts';
import { airLife } from '../../../products/flight/lifecycle/advance.ts';
import { readOrder } from '../../../products/flight/rows/read-order.ts';
import { creditLimitFen } from '../people/seed-payments.ts';
import type { Fate } from './seed-plans.ts';
import { lock } from '../../../orders/move.ts';
import { airOrders } from '../../../products/flight/rows/air-orders.ts';
import { advance } from '../../../orders/life.ts';
import { answerTo } from '../people/seed-call.ts';

const must = answerTo('request');

/** Steps of time from the request after which the order is left as it is; null: its way is gone to the end. */
const stepsOf = {
  refundWanted: 0,
  refunding: 1,
  returning: 2,
  refunded: null,
  changeWanted: 0,
  changed: null,
} as const satisfies Partial<Record<Fate, number | null>>;

type SaleFate = keyof typeof stepsOf;
export const isAfterSale = (fate: Fate): fate is SaleFate => Object.hasOwn(stepsOf, fate);

/**
 * Pays a purchase as its payer would: by QR code, or on credit what the company pays alone while the line has the
 * seed's advance, which its bills are paid from (`seed-bills.ts`).
 */
export async function payByCode(
  tx: Tx,
  product: Product,
  purchase: Purchase,
  method: 'alipay' | 'weChatPay',
  at: number,
): Promise<void> {
  if (purchase.company_id && purchase.split && purchase.split.personal === 0) {
    const credit = creditOf(purchase.company_id);
    if ((await balanceOf(tx, credit)) - purchase.amount >= creditLimitFen) {
      const payment = await plainPayment(tx, purchase, purchase.amount, at);
      await tx
        .updateTable('payments')
        .set({ payer: 'company' })
        .where('out_trade_no', '=', payment.out_trade_no)
        .execute();
      await receive(tx, payment, 'creditPay', credit, at);
      return await completePurchase(tx, product, purchase, at);
    }
  }
  await receive(tx, await qrPayment(tx, purchase, method, purchase.amount, at), method, providerOf(method), at);
  await completePurchase(tx, product, purchase, at);
}

/** A request that is left on its way waits so long for a person: it is seen for some days after the seed, and decided before its flight departs. */
const answeredAfterMs = 14 * dayMs;

/** A request for a ticketed order by the calls of members, at the call's time. */
export async function seedAfterSale(tx: Tx, call: Call, orderId: string, fate: SaleFate): Promise<void> {
  const whole = await readOrder(tx, orderId);
  if (!whole) throw new Error(`no order ${orderId} for a request of the seed`);
  const psgIds = whole.passengers.map(({ psg_id: psgId }) => psgId);
  const requestId = `seed-${fate}-${orderId}`;
  if (fate === 'changed' || fate === 'changeWanted') await change(tx, call, orderId, psgIds, requestId);
  else {
    const triptypes = whole.flights.map(({ triptype }) => triptype);
    const { quoteId } = must(await quoteRefund({ orderId, psgIds, triptypes, reason: 'plans', proofs: [] }, call));
    must(await applyRefund({ quoteId, remark: '', requestId }, call));
  }
  const steps: number | null = stepsOf[fate];
  for (let step = 0; step < (steps ?? Infinity); step += 1) {
    const order = await lock(tx, airOrders, orderId);
    if (order?.step_at == null) break;
    await advance(tx, airLife, order, order.step_at);
  }
  if (steps === null) return;
  for (const table of ['air_orders', 'after_sales'] as const)
    await tx
      .updateTable(table)
      .set({ step_at: call.now() + answeredAfterMs })
      .where('order_id', '=', orderId)
      .where('step_at', 'is not', null)
      .execute();
}

const [, overReasonOfLater] = overReasons;

/** To a flight of one of the days after, paid at once where something is due. */
export async function change(tx: Tx, call: Call, orderId: string, psgIds: string[], requestId: string): Promise<void> {
  const whole = await readOrder(tx, orderId);
  const day = whole?.flights[0]?.shown.depTime.slice(0, 10) ?? '';
  for (let later = 1; later < 6; later += 1) {
    const wish = { orderId, psgIds, triptype: 1 as const, reason: 'plans' as const };
    const { flights } = must(await queryChange({ ...wish, date: addDays(day, later) }, call));
    const found = flights.flatMap(({ flightId, seats }) => seats.map(({ cabinCode }) => ({ flightId, cabinCode })))[0];
    if (!found) continue;
    const { quoteId, above } = must(await quoteChange({ ...wish, ...found, proofs: [] }, call));
    const overReason = above?.asksReason ? overReasonOfLater : '';
    must(await applyChange({ quoteId, remark: '', overReason, requestId }, call));
    const purchase = await changeTicket.lock(tx, quoteId, call.now());
    if (purchase?.state === 'open') await payByCode(tx, changeTicket, purchase, 'alipay', call.now() + 10_000);
    return;
  }
  throw new Error(`order ${orderId} of the seed has no flight to change to`);
}
