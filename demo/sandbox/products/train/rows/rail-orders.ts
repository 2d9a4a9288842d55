import type { Selectable } from 'kysely';
import { railStatus } from '#domain/product/rail-status.ts';
import type { RailStatus } from '#domain/product/rail-status.ts';
import { awaitsSeats } from '#domain/product/status-table.ts';
import { freedBy } from '#domain/rail/order/ride-schedule.ts';
import type { RefundTerms } from '#domain/rail/refund-fees.ts';
import type { RailContent, RailOrderRow, RailTicketRow } from '../../../ground/database/tables/tables-rail.ts';
import type { OrderKind } from '../../../orders/move.ts';
import { messageOfTickets, movingTickets } from '../../../orders/tickets/moving.ts';
import { seatMoves } from '../../../orders/tickets/ticket-rows.ts';
import { ticketTable } from '../../../orders/tickets/ticket-table.ts';
import { railSeats } from '../seats/inventory.ts';
import type { SeatWant } from '../seats/inventory.ts';

export type RailOrderState = Selectable<RailOrderRow>;
export type RailTicket = Selectable<RailTicketRow>;

export const { ticketsOf, setTickets } = ticketTable<RailTicket, 'ride_no'>('rail_tickets', 'ride_no');

/** The terms on which a ticket is given back now. */
export const termsOf = (
  rides: RailContent['rides'],
  tickets: readonly RailTicket[],
  { ride_no, keeps_five, passenger_no }: RailTicket,
): RefundTerms => ({
  keepsFivePercent: keeps_five,
  freedBy: freedBy(
    rides,
    // A train of another passenger of the order is no part of this journey.
    tickets
      .filter((one) => one.passenger_no === passenger_no)
      .map((one) => ({ rideNo: one.ride_no, state: one.state })),
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

export const railTicketSeats = seatMoves<RailOrderState, RailTicket>(async (how, tx, _order, tickets) => {
  for (const want of wantsOf(tickets)) await railSeats[how](tx, want);
});

/** Orders of train tickets. Seats of refunded and of changed tickets go back with their request. */
export const railOrders: OrderKind<RailOrderState, RailStatus> = {
  table: 'rail_orders',
  events: 'rail_order_events',
  statuses: railStatus,
  messageOf: (from, to) =>
    from === 13 && to === 7 ? 'ticket' : from === awaitsSeats && to === 0 ? 'order' : messageOfTickets(from, to),
  does: [
    ...movingTickets<RailOrderState, RailTicket>({
      ticketsOf,
      setTickets,
      seats: railTicketSeats,
    }),
    // It has held no seat.
    { from: [awaitsSeats], to: 5, run: [async (tx, { order_id }) => await setTickets(tx, order_id, 'void')] },
  ],
};
