import { dayOf, daysBetween, msOf } from '../../china-time.ts';
import type { Moment } from '../../china-time.ts';
import type { TicketState } from '../../product/ticket-states.ts';
import { isUsed } from '../../product/ticket-states.ts';
import { flownBy } from '../../trip/flown.ts';

interface Stop {
  telecode: string;
  at: Moment;
}
interface Ride {
  trainNumber: string;
  from: Stop;
  to: Stop;
}

/** A train stands no longer than this at a station. */
const longestRestMs = 60 * 60_000;

const goesOn = (before: Ride, { trainNumber, from }: Ride): boolean =>
  before.trainNumber === trainNumber &&
  before.to.telecode === from.telecode &&
  msOf(from.at) - msOf(before.to.at) <= longestRestMs;

/** Rides of an order by their trains: parts of one train, on other seats, are one way. */
export function byTrain<R extends Ride>(rides: readonly R[]): R[][] {
  const trains: R[][] = [];
  for (const ride of rides) {
    const now = trains.at(-1);
    const before = now?.at(-1);
    if (now && before && goesOn(before, ride)) now.push(ride);
    else trains.push([ride]);
  }
  return trains;
}

/** The whole way of the parts of one train. */
export function wholeWay<R extends Ride>(parts: readonly R[]) {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return undefined;
  return {
    ...first,
    to: last.to,
    minutes: Math.round((msOf(last.to.at) - msOf(first.from.at)) / 60_000),
    nights: daysBetween(dayOf(first.from.at), dayOf(last.to.at)),
  };
}

/** Minutes between two trains, and whether they leave from one station. */
export const changeBetween = (before: Ride, next: Ride) => ({
  kind: before.to.telecode === next.from.telecode ? ('same' as const) : ('other' as const),
  waits: Math.round((msOf(next.from.at) - msOf(before.to.at)) / 60_000),
});

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

/** Rides of an order by who still travels on them, and those that were all given up; of an order without a valid ticket: all that it had, but the changed ones. */
export function riddenRides<R extends { rideNo: number }, T extends Ticket>({
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
  const open = all.filter(({ isOver }) => !isOver);
  if (open.length) return { open, over: all.filter(({ isOver }) => isOver) };
  return { open: all.filter((one) => one.tickets.some(({ state }) => state !== 'changed')), over: [] };
}
