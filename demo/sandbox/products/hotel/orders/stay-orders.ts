import type { Selectable } from 'kysely';
import { stayStatus } from '#domain/product/stay-status.ts';
import { awaitsApproval } from '#domain/product/status-table.ts';
import type { StayStatus } from '#domain/product/stay-status.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import type { MessageKind } from '#contract/message.ts';
import type { Tx } from '../../../ground/call.ts';
import type { HotelOrderRow } from '../../../ground/database/tables/tables-hotel.ts';
import { releasePlaces } from '../../../orders/applications/uses.ts';
import type { OrderKind } from '../../../orders/move.ts';
import { rooms } from '../inventory/room-nights.ts';
import type { RoomWant } from '../inventory/room-nights.ts';

export type HotelOrderState = Selectable<HotelOrderRow>;

export const roomsOf = (order: HotelOrderState): RoomWant => ({
  hotelId: order.hotel_id,
  roomId: order.room_id,
  nights: nightsOf(order.check_in, order.check_out),
  rooms: order.rooms,
});

const kinds: Partial<Record<StayStatus, MessageKind>> = {
  1: 'pay',
  2: 'stay',
  5: 'order',
  6: 'stay',
  7: 'refund',
  8: 'refund',
};

const sell = async (tx: Tx, order: HotelOrderState) => await rooms.sell(tx, roomsOf(order));
const release = async (tx: Tx, order: HotelOrderState) => await rooms.release(tx, roomsOf(order));
async function giveBack(tx: Tx, order: HotelOrderState): Promise<void> {
  await rooms.giveBack(tx, roomsOf(order));
  await releasePlaces(tx, order.order_id);
}

/** Orders of stays. One without a payment begins in 1, its rooms sold. */
export const stayOrders: OrderKind<HotelOrderState, StayStatus> = {
  table: 'hotel_orders',
  events: 'hotel_order_events',
  statuses: stayStatus,
  messageOf: (from, to) => (from === awaitsApproval && to < 2 ? 'order' : (kinds[to] ?? null)),
  does: [
    { from: [0, 12], to: 1, run: [sell] },
    { from: [0, 12], to: 5, run: [release] },
    { from: [1], to: 6, run: [giveBack] },
    { from: [1, 2], to: 5, run: [giveBack] },
    { from: [1, 2], to: 7, run: [giveBack] },
  ],
};
