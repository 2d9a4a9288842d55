import { msOf } from '../../china-time.ts';
import type { TicketState } from '../../product/ticket-states.ts';
import { isUsed } from '../../product/ticket-states.ts';
import { flownBy } from '../../trip/flown.ts';

interface Ticket {
  rideNo: number;
  passengerNo: number;
  state: TicketState;
}

interface RiddenOrder<R, T> {
  rides: readonly R[];
  tickets: readonly T[];
  passengers: readonly { passengerNo: number; name: string }[];
}

/** Rides of an order in the order of their departure, by who still travels on them, and those that were all given up; of an order without a valid ticket: all that it had, but the changed ones. */
export function riddenRides<R extends { rideNo: number; from: { at: string } }, T extends Ticket>({
  rides,
  tickets,
  passengers,
}: RiddenOrder<R, T>) {
  const all = flownBy({
    parts: rides.filter(({ rideNo }) => tickets.some((one) => one.rideNo === rideNo)),
    passengers,
    ticketsOf: ({ rideNo }) => tickets.filter((one) => one.rideNo === rideNo),
    isGivenUp: (ticket) => !isUsed(ticket),
    isOf: (ticket, { passengerNo }) => ticket.passengerNo === passengerNo,
  }).map(({ of, own, isOver, people }) => {
    const kept = own.filter(isUsed);
    return { ride: of, people, isOver, tickets: kept.length ? kept : own };
  });
  all.sort((a, b) => msOf(a.ride.from.at) - msOf(b.ride.from.at));
  const open = all.filter(({ isOver }) => !isOver);
  if (open.length) return { open, over: all.filter(({ isOver }) => isOver) };
  return { open: all.filter((one) => one.tickets.some(({ state }) => state !== 'changed')), over: [] };
}

/** Tickets of an order as its page shows them: those that can be used first, by their departures, and those that are over. */
export function shownTickets<T extends Ticket>({
  rides,
  tickets,
}: {
  rides: readonly { rideNo: number; from: { at: string } }[];
  tickets: readonly T[];
}): { live: T[]; over: T[] } {
  const departs = (ticket: T): number => msOf(rides.find(({ rideNo }) => rideNo === ticket.rideNo)?.from.at ?? '');
  const sorted = [...tickets].sort((a, b) => departs(a) - departs(b));
  const live = sorted.filter(isUsed);
  return { live, over: sorted.filter((ticket) => !live.includes(ticket)) };
}

interface Ride {
  rideNo: number;
  /** The ride that it was changed from. */
  changedFrom: number | null;
}

/** The ride of the change that a ticket came of, or that it was given up for. */
export const changedRide = <R extends Ride>(
  { rides, tickets }: { rides: readonly R[]; tickets: readonly Ticket[] },
  { rideNo, passengerNo, state }: Ticket,
): R | undefined =>
  rides.find((ride) =>
    state === 'changed'
      ? ride.changedFrom === rideNo &&
        tickets.some((one) => one.passengerNo === passengerNo && one.rideNo === ride.rideNo)
      : ride.rideNo === rideNo,
  );
