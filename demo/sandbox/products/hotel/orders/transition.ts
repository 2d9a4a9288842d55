import type { Selectable } from 'kysely';
import { stayStatus } from '#domain/product/stay-status.ts';
import type { StayStatus } from '#domain/product/stay-status.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import type { Tx } from '../../../ground/call.ts';
import type { HotelOrderRow } from '../../../ground/database/tables/tables-hotel.ts';
import { tellOwner } from '../../../orders/messages/tell-owner.ts';
import type { MessageKind } from '#contract/message.ts';
import type { RoomWant } from '../inventory/room-nights.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';

export type HotelOrderState = Selectable<HotelOrderRow>;

/** A pair of statuses that the table of domain/hotel does not have. Ends the transaction that tried it. */
export class HotelTransitionError extends Error {
  override name = 'HotelTransitionError';
  constructor(orderId: string, from: number, to: number) {
    super(
      `hotel order ${orderId} may not go from ${from} ${stayStatus.look(from).label} to ${to} ${stayStatus.look(to).label}`,
    );
  }
}

/** The order with its row locked until the transaction ends. Every change of an order or its payments takes this lock first. */
export async function lockHotelOrder(tx: Tx, orderId: string): Promise<HotelOrderState | undefined> {
  return await tx.selectFrom('hotel_orders').where('order_id', '=', orderId).selectAll().forUpdate().executeTakeFirst();
}

export const roomsOf = ({ hotel_id, room_id, check_in, check_out, rooms }: HotelOrderState): RoomWant => ({
  hotelId: hotel_id,
  roomId: room_id,
  nights: nightsOf(check_in, check_out),
  rooms,
});

/** A line of the timeline. */
export async function noteStay(tx: Tx, orderId: string, { at, title, detail }: OrderEvent): Promise<void> {
  await tx.insertInto('hotel_order_events').values({ order_id: orderId, at, title, detail }).execute();
}

const kinds: Partial<Record<StayStatus, MessageKind>> = {
  1: 'pay',
  2: 'stay',
  5: 'pay',
  6: 'stay',
  7: 'refund',
  8: 'refund',
};

/**
 * The one place where a status changes, in the order and in the lists; the event goes to the timeline and to the owner's
 * messages. Refuses every pair that is not in the table, and an order that has changed since it was read.
 */
export async function moveHotelOrder(
  tx: Tx,
  order: Pick<HotelOrderState, 'order_id' | 'status'>,
  to: StayStatus,
  change: Partial<Pick<HotelOrderState, 'step_at' | 'penalty' | 'confirm_no'>>,
  event: OrderEvent,
): Promise<HotelOrderState> {
  if (!stayStatus.mayBecome(order.status, to)) throw new HotelTransitionError(order.order_id, order.status, to);
  const moved = await tx
    .updateTable('hotel_orders')
    .set({ step_at: null, ...change, status: to })
    .where('order_id', '=', order.order_id)
    .where('status', '=', order.status)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new HotelTransitionError(order.order_id, order.status, to);
  await tx.updateTable('orders').set({ status: to }).where('order_id', '=', order.order_id).execute();
  await noteStay(tx, order.order_id, event);
  const kind = kinds[to];
  if (kind && !event.byOwner) await tellOwner(tx, order.order_id, { kind, ...event });
  return moved;
}
