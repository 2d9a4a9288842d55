import { momentAt } from '#domain/china-time.ts';
import type { Product, Purchase } from '../../../money/payments/product.ts';
import { airLife } from './advance.ts';
import { ticketingMarginMs, ticketingMs } from '../../../orders/timing.ts';
import { describeOrder, subjectOf } from '../rows/describe-order.ts';
import { move, note, noteNews } from '../../../orders/move.ts';
import { airOrders } from '../rows/air-orders.ts';
import type { AirOrderState } from '../rows/air-orders.ts';
import { purchaseOf, purchases } from '../../../orders/purchases.ts';

/** A locked order as payments see it. */
export const flightPurchase = (order: AirOrderState): Purchase => ({
  ...purchaseOf(order, 'dometicketOrderPay'),
  split: order.split,
});

/** Flight orders take payments of type dometicketOrderPay. */
export const airTicket: Product = {
  ...purchases(airLife, flightPurchase),
  describe: describeOrder,
  subject: subjectOf,
  /** Seats are sold and ticketing begins (0 → 1 → 7). */
  async paid(tx, { order_id }, receipt, now) {
    const paid = await move(
      tx,
      airOrders,
      { order_id, status: 0 },
      1,
      {},
      {
        at: now,
        title: '支付成功',
        detail: receipt,
        isSeen: true,
      },
    );
    const readyAt = now + ticketingMs(order_id);
    await move(
      tx,
      airOrders,
      paid,
      7,
      { step_at: readyAt },
      {
        at: now,
        title: '出票中',
        detail: `正在向航司出票，预计 ${momentAt(readyAt + ticketingMarginMs).slice(11, 16)} 前完成`,
      },
    );
  },
  shared: (tx, orderId, event) => note(tx, airOrders, orderId, event),
  refunded: (tx, orderId, event) => noteNews(tx, airOrders, orderId, 'pay', event),
};
