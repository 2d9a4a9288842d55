import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import type { IntlStatus } from '#domain/product/intl-status.ts';
import type { Tx } from '../../../ground/call.ts';
import type { IntlOrderRow, IntlTicketRow, SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import type { OrderKind } from '../../../orders/move.ts';
import type { SeatWant } from '../../../orders/seats/flight-seats.ts';
import { nextTicketNumbers } from '../../../orders/ticket-numbers.ts';
import { messageOfTickets, movingTickets } from '../../../orders/tickets/moving.ts';
import { seatMoves } from '../../../orders/tickets/ticket-rows.ts';
import { ticketTable } from '../../../orders/tickets/ticket-table.ts';
import { intlSeats } from './seats.ts';

export type IntlOrderState = Selectable<IntlOrderRow>;
export type IntlTicket = Selectable<IntlTicketRow>;

export const { ticketsOf, setTickets } = ticketTable<IntlTicket, 'slice_no'>('intl_tickets', 'slice_no');

/** Seats of these tickets on the flights of their slices; infants have none. */
export function wantsOf(
  slices: readonly Pick<SoldSlice, 'seats'>[],
  tickets: readonly Pick<IntlTicket, 'slice_no' | 'psg_type'>[],
): SeatWant[] {
  const wants = new Map<string, SeatWant>();
  for (const { slice_no, psg_type } of tickets) {
    if (fareTypeOf(psg_type) === 'INF') continue;
    for (const { flightId, cabinCode } of slices[slice_no]?.seats ?? []) {
      const key = `${flightId} ${cabinCode}`;
      wants.set(key, { flightId, cabinCode, seats: (wants.get(key)?.seats ?? 0) + 1 });
    }
  }
  return [...wants.values()];
}

type TicketKey = Pick<IntlTicket, 'slice_no' | 'passenger_no'>;

/** Gives these tickets their numbers: of a fare that is sold as one ticket, all of a passenger are one with one number. */
export async function numberTickets(
  tx: Tx,
  orderId: string,
  { airline, isOne }: { airline: string; isOne: boolean },
  tickets: readonly TicketKey[],
): Promise<void> {
  const keyOf = ({ slice_no, passenger_no }: TicketKey): string => `${passenger_no}${isOne ? '' : ` ${slice_no}`}`;
  const keys = [...new Set(tickets.map(keyOf))];
  const fresh = await nextTicketNumbers(tx, airline, keys.length);
  const numbers = tickets.map((one) => fresh[keys.indexOf(keyOf(one))] ?? '');
  await sql`
    update intl_tickets t set ticket_no = n.ticket_no from unnest(
      ${tickets.map(({ slice_no }) => slice_no)}::int[], ${tickets.map(({ passenger_no }) => passenger_no)}::int[], ${numbers}::text[]
    ) as n (slice_no, passenger_no, ticket_no)
    where t.order_id = ${orderId} and t.slice_no = n.slice_no and t.passenger_no = n.passenger_no`.execute(tx);
}

export const intlTicketSeats = seatMoves<IntlOrderState, IntlTicket>(
  async (how, tx, { content }, tickets) => await intlSeats[how](tx, wantsOf(content.slices, tickets)),
);

/** Orders of international flights. Seats of refunded and of changed tickets go back with their request. */
export const intlOrders: OrderKind<IntlOrderState, IntlStatus> = {
  table: 'intl_orders',
  events: 'intl_order_events',
  statuses: intlStatus,
  messageOf: messageOfTickets,
  does: movingTickets<IntlOrderState, IntlTicket>({
    ticketsOf,
    setTickets,
    seats: intlTicketSeats,
    async number(tx, { order_id, content }, tickets) {
      const airline = content.brand.airline || (content.slices[0]?.flights[0]?.airline ?? '');
      await numberTickets(tx, order_id, { airline, isOne: content.brand.tickets === 1 }, tickets);
    },
  }),
};
