import type { Selectable } from 'kysely';
import { railStatus } from '#domain/product/rail-status.ts';
import type { RailStatus } from '#domain/product/rail-status.ts';
import type { TicketState } from '#domain/product/ticket-states.ts';
import { freedBy } from '#domain/rail/order/ride-schedule.ts';
import type { RefundTerms } from '#domain/rail/refund-fees.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { RailContent, RailOrderRow, RailTicketRow } from '../../../ground/database/tables/tables-rail.ts';
import type { OrderKind } from '../../../orders/move.ts';
import { messageOfTickets, movingTickets } from '../../../orders/tickets/moving.ts';
import type { SeatMoves } from '../../../orders/tickets/ticket-rows.ts';
import { railSeats } from '../seats/inventory.ts';
import type { SeatWant } from '../seats/inventory.ts';

export type RailOrderState = Selectable<RailOrderRow>;
export type RailTicket = Selectable<RailTicketRow>;

/** Tickets of an order by ride, then by passenger. */
export const ticketsOf = async (tx: Tx | Database, orderId: string): Promise<RailTicket[]> =>
  await tx
    .selectFrom('rail_tickets')
    .where('order_id', '=', orderId)
    .orderBy('ride_no')
    .orderBy('passenger_no')
    .selectAll()
    .execute();

/** The terms on which a ticket is given back now. */
export const termsOf = (
  rides: RailContent['rides'],
  tickets: readonly RailTicket[],
  { ride_no, keeps_five }: RailTicket,
): RefundTerms => ({
  keepsFivePercent: keeps_five,
  freedBy: freedBy(
    rides,
    tickets.map((one) => ({ rideNo: one.ride_no, state: one.state })),
    ride_no,
  ),
});

type Seated = Pick<RailTicket, 'train_day' | 'seat' | 'sections'>;

/** Seats of tickets, a want for each train-day, in an order that is the same for all. */
function wantsOf(tickets: readonly Seated[]): SeatWant[] {
  const wants = new Map<number, SeatWant['seats'][number][]>();
  const inOrder = tickets.toSorted((a, b) => a.train_day - b.train_day || a.seat - b.seat);
  for (const { train_day, seat, sections } of inOrder)
    wants.set(train_day, [...(wants.get(train_day) ?? []), { seat, sections }]);
  return [...wants].map(([trainDay, seats]) => ({ trainDay, seats }));
}

type TicketKey = Pick<RailTicket, 'ride_no' | 'passenger_no'>;

/** Sets all tickets of an order that are open, or those of these rides and passengers. */
export async function setTickets(
  tx: Tx,
  orderId: string,
  state: TicketState,
  some?: readonly TicketKey[],
): Promise<void> {
  await tx
    .updateTable('rail_tickets')
    .set({ state, is_open: state === 'held' || state === 'open' })
    .where('order_id', '=', orderId)
    .where((eb) =>
      some
        ? eb.or(some.map(({ ride_no, passenger_no }) => eb.and({ ride_no, passenger_no })))
        : eb('is_open', '=', true),
    )
    .execute();
}

const seatsOf =
  (how: 'sell' | 'release' | 'giveBack') =>
  async (tx: Tx, _order: RailOrderState, tickets: readonly RailTicket[]): Promise<void> => {
    for (const want of wantsOf(tickets)) await railSeats[how](tx, want);
  };

export const railTicketSeats: SeatMoves<RailOrderState, RailTicket> = {
  sell: seatsOf('sell'),
  release: seatsOf('release'),
  giveBack: seatsOf('giveBack'),
};

/** Orders of train tickets. Seats of refunded and of changed tickets go back with their request. */
export const railOrders: OrderKind<RailOrderState, RailStatus> = {
  table: 'rail_orders',
  events: 'rail_order_events',
  statuses: railStatus,
  messageOf: (from, to) => (from === 13 && to === 7 ? 'ticket' : messageOfTickets(from, to)),
  does: movingTickets<RailOrderState, RailTicket>({
    openOf: async (tx, { order_id }) => (await ticketsOf(tx, order_id)).filter(({ is_open }) => is_open),
    setTickets,
    seats: railTicketSeats,
  }),
};
