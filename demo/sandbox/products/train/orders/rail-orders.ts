import type { Selectable } from 'kysely';
import type { MessageKind } from '#contract/message.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import type { RailStatus } from '#domain/product/rail-status.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { RailOrderRow } from '../../../ground/database/tables/tables-rail.ts';
import type { OrderKind } from '../../../orders/move.ts';
import { railSeats } from '../seats/inventory.ts';
import type { SeatWant } from '../seats/inventory.ts';

export type RailOrderState = Selectable<RailOrderRow>;

/** Seats that the open tickets of an order have, a want for each train-day, in an order that is the same for all. */
export async function wantsOf(tx: Tx | Database, orderId: string): Promise<SeatWant[]> {
  const tickets = await tx
    .selectFrom('rail_tickets')
    .where('order_id', '=', orderId)
    .where('is_open', '=', true)
    .select(['train_day', 'seat', 'sections'])
    .orderBy('train_day')
    .orderBy('seat')
    .execute();
  const wants = new Map<number, SeatWant['seats'][number][]>();
  for (const { train_day, seat, sections } of tickets)
    wants.set(train_day, [...(wants.get(train_day) ?? []), { seat, sections }]);
  return [...wants].map(([trainDay, seats]) => ({ trainDay, seats }));
}

async function closeTickets(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('rail_tickets').set({ is_open: false }).where('order_id', '=', orderId).execute();
}

async function sell(tx: Tx, { order_id }: RailOrderState): Promise<void> {
  for (const want of await wantsOf(tx, order_id)) await railSeats.sell(tx, want);
}
async function release(tx: Tx, { order_id }: RailOrderState): Promise<void> {
  for (const want of await wantsOf(tx, order_id)) await railSeats.release(tx, want);
  await closeTickets(tx, order_id);
}
async function giveBack(tx: Tx, { order_id }: RailOrderState): Promise<void> {
  for (const want of await wantsOf(tx, order_id)) await railSeats.giveBack(tx, want);
  await closeTickets(tx, order_id);
}

const kinds: Partial<Record<RailStatus, MessageKind>> = {
  1: 'pay',
  2: 'ticket',
  3: 'change',
  5: 'pay',
  6: 'refund',
  8: 'ticket',
  9: 'refund',
};

/** Orders of train tickets. */
export const railOrders: OrderKind<RailOrderState, RailStatus> = {
  table: 'rail_orders',
  events: 'rail_order_events',
  statuses: railStatus,
  messageOf: (_from, to) => kinds[to] ?? null,
  does: [
    { from: [0], to: 1, run: [sell] },
    { from: [0], to: 5, run: [release] },
    { from: [1, 7], to: 8, run: [giveBack] },
    { from: [2, 3], to: 9, run: [giveBack] },
  ],
};
