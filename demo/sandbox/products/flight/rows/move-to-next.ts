import type { AirStatus } from '#domain/product/air-status.ts';
import type { Tx } from '../../../ground/call.ts';
import { move } from '../../../orders/move.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';
import { airOrders } from './air-orders.ts';
import type { AirOrderState } from './air-orders.ts';
import { nextStepAt } from '../../../orders/sales/sale-rows.ts';

/** Moves an order on because of a request; the clock then comes back for the request whose step is due next. */
export const moveToNext = async (
  tx: Tx,
  order: Pick<AirOrderState, 'order_id' | 'status'>,
  to: AirStatus,
  event: OrderEvent,
): Promise<AirOrderState> =>
  await move(tx, airOrders, order, to, { step_at: await nextStepAt(tx, order.order_id) }, event);
