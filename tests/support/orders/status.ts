import { airOrders } from '#demo/sandbox/products/flight/rows/air-orders.ts';
import type { AirOrderState } from '#demo/sandbox/products/flight/rows/air-orders.ts';
import { stayOrders } from '#demo/sandbox/products/hotel/orders/stay-orders.ts';
import { changeStatus, lock, TransitionError } from '#demo/sandbox/orders/move.ts';
import type { AirStatus } from '#domain/product/air-status.ts';
import type { StayStatus } from '#domain/product/stay-status.ts';

type Tx = Parameters<typeof lock>[0];
type Event = Parameters<typeof changeStatus>[5];
type Known = Pick<AirOrderState, 'order_id' | 'status'>;

/** Statuses of both products without what a change does beside: seats, rooms and money stay as they are. */
export { TransitionError, TransitionError as HotelTransitionError };

export const lockOrder = (tx: Tx, orderId: string) => lock(tx, airOrders, orderId);
export const lockHotelOrder = (tx: Tx, orderId: string) => lock(tx, stayOrders, orderId);

export const moveOrder = (tx: Tx, order: Known, to: AirStatus, stepAt: number | null, event?: Event) =>
  changeStatus(tx, airOrders, order, to, { step_at: stepAt }, event);
export const moveHotelOrder = (
  tx: Tx,
  order: Known,
  to: StayStatus,
  change: Parameters<typeof changeStatus>[4],
  event: Event,
) => changeStatus(tx, stayOrders, order, to, change, event);
