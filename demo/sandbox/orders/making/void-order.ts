import type { Tx } from '../../ground/call.ts';
import { endWithOrder } from '../approval/end-with-order.ts';
import { closePayments, partsText } from '../../money/payments/give-back.ts';
import type { Payment } from '../../money/payments/give-back.ts';
import { dropFacts } from '../judged/keep-facts.ts';
import { releaseUses } from '../applications/uses.ts';
import { move, note } from '../move.ts';
import type { OrderKind, OrderState } from '../move.ts';
import type { OrderEvent } from '../order-event.ts';

/** Status of an order that is over before it was paid, in the table of every product. */
const voided = 5;

/**
 * Unpaid and over, by the member or by time: the company's share and open QR codes are given up, and what the order
 * holds is for sale again, once. `released`: the sentence about the company's share, where it is another one.
 */
export async function voidOrder<Order extends OrderState>(
  tx: Tx,
  kind: OrderKind<Order>,
  order: Pick<Order, 'order_id' | 'status'> & { pay_deadline: number },
  event: OrderEvent,
  released: (shares: readonly Payment[]) => string = (shares) => `${partsText(shares)} 已释放`,
): Promise<Order> {
  const shares = await closePayments(
    tx,
    order.order_id,
    event.at < order.pay_deadline ? 'orderClosed' : 'overdue',
    event.at,
  );
  await dropFacts(tx, order.order_id);
  await releaseUses(tx, order.order_id);
  await endWithOrder(tx, order, event);
  if (shares.length)
    await note(tx, kind, order.order_id, { at: event.at, title: '公司部分已退回', detail: released(shares) });
  const detail = shares.length ? `${event.detail}，${released(shares)}` : event.detail;
  return await move(tx, kind, order, voided, {}, { ...event, detail });
}
