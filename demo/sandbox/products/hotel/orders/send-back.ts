import { shareOut } from '#domain/order/after-sale/share-out.ts';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../../ground/call.ts';
import type { Share } from '../../../ground/database/tables/tables-after-sale.ts';
import { startShares } from '../../../orders/money-back.ts';
import { noteReturned } from '../../../money/ledger/note-returned.ts';
import { refundMs } from '../../../orders/timing.ts';
import { paymentsIn } from '../../../money/payments/give-back.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';
import { move } from '../../../orders/move.ts';
import { stayOrders } from './stay-orders.ts';
import type { HotelOrderState } from './stay-orders.ts';

/** The payments that an amount goes back to, each by its part of what was paid. */
export async function sharesBack(tx: Tx, orderId: string, amount: Fen): Promise<Share[]> {
  const paid = await paymentsIn(tx, orderId, 'paid');
  return shareOut(
    amount,
    paid.map((payment) => ({ weight: payment.amount, cap: payment.amount - payment.returned })),
  ).flatMap((part, at) => {
    const payment = paid[at];
    if (!payment || !part) return [];
    const { out_trade_no: outTradeNo, payer, method, source } = payment;
    return [{ outTradeNo, payer, method, source, amount: part }];
  });
}

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
