import { legOf } from '../trip/legs.ts';
import type { OnLeg } from '../trip/legs.ts';
import type { TicketState } from '../product/ticket-states.ts';

interface Ticketed {
  slices: readonly (OnLeg & { sliceNo: number })[];
  tickets: readonly { ticketId: string; sliceNo: number; passengerNo: number; state: TicketState }[];
}

/** Tickets are used in the order of the trip: somebody who gives these back keeps a later one. */
export function leavesLater({ slices, tickets }: Ticketed, ticketIds: readonly string[]): boolean {
  const placed = tickets.flatMap((ticket) =>
    slices.flatMap((slice) => (slice.sliceNo === ticket.sliceNo ? [{ ...ticket, leg: legOf(slice) }] : [])),
  );
  const isGiven = ({ ticketId }: { ticketId: string }): boolean => ticketIds.includes(ticketId);
  return placed.some(
    (late) =>
      late.state === 'open' &&
      !isGiven(late) &&
      placed.some((early) => isGiven(early) && early.passengerNo === late.passengerNo && early.leg < late.leg),
  );
}
