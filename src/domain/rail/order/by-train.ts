import { dayOf, daysBetween, msOf } from '../../china-time.ts';
import type { Moment } from '../../china-time.ts';

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
