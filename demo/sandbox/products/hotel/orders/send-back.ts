import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../../ground/call.ts';
import { sharesBack, startShares } from '../../../orders/money-back.ts';
import { noteReturned } from '../../../money/ledger/note-returned.ts';
import { refundMs } from '../../../orders/timing.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';
import { move } from '../../../orders/move.ts';
import { stayOrders } from './stay-orders.ts';
import type { HotelOrderState } from './stay-orders.ts';

/** Sends an amount back to its sources: wallet and credit line have it at once, a provider gives it back a little later. */
export async function sendBack(
  tx: Tx,
  order: HotelOrderState,
  amount: Fen,
  event: OrderEvent,
): Promise<HotelOrderState> {
  const shares = await sharesBack(tx, order.order_id, amount);
  const { order_id: orderId } = order;
  await tx
    .updateTable('hotel_orders')
    .set({ shares: JSON.stringify(shares) })
    .where('order_id', '=', orderId)
    .execute();
  const isBack = await startShares(tx, { orderId, saleId: orderId, shares }, event.at);
  await noteReturned(tx, orderId, shares);
  return await move(tx, stayOrders, order, 7, { step_at: isBack ? event.at : event.at + refundMs }, event);
}
