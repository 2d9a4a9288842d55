import type { Tx } from '../../ground/call.ts';
import { finishRefunds, partsText } from '../../money/payments/give-back.ts';
import { refundOrder } from '../money-back.ts';
import { move, note } from '../move.ts';
import type { OrderKind, OrderState } from '../move.ts';
import { refundMs } from '../timing.ts';

/** Paid and not ticketed: the supplier does not take it, and all money goes back. 1, 7 → 8. */
export async function rejectOrder<Order extends OrderState>(
  tx: Tx,
  kind: OrderKind<Order>,
  order: Order,
  at: number,
  why: string,
): Promise<Order> {
  const event = { at, title: '出票失败', detail: `${why}，款项将原路退回` };
  const moved = await move(tx, kind, order, 8, { step_at: at + refundMs } as Partial<Order>, event);
  const parts = await refundOrder(tx, order.order_id, at);
  if (parts.length) await note(tx, kind, order.order_id, { at, title: '退款中', detail: partsText(parts) });
  return moved;
}

/** The money of a rejected order is where it came from. 8 → 6. */
export async function endRejected<Order extends OrderState>(
  tx: Tx,
  kind: OrderKind<Order>,
  order: Order,
  at: number,
): Promise<Order> {
  const parts = await finishRefunds(tx, order.order_id, at);
  const detail = parts.length ? `${partsText(parts)} 已原路退回` : '款项已全部退回';
  return await move(tx, kind, order, 6, {}, { at, title: '退款完成', detail });
}
