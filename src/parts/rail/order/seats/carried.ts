import type { TrainOrder } from '#contract/train-order.ts';
import { dayOf } from '#domain/china-time.ts';
import { asBooked } from '#domain/rail/search/search-again.ts';
import type { Services } from '#kit/services.ts';
import { usualHours } from '#parts/rail/sold-out/wait-address.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';

/** Typed values that the next order form of trains begins with. */
const carriedKey = 'train-order:carried';
const carriedWaitKey = 'train-wait:carried';

/** The rides of an order as its form names them. */
export const chosenRides = ({ rides }: Pick<TrainOrder, 'rides'>): ChosenRide[] =>
  asBooked(rides).map(({ trainNumber, from, to, seatClass }) => ({
    trainNumber,
    date: dayOf(from.at),
    fromStation: from.telecode,
    toStation: to.telecode,
    seatClass,
  }));

/** The order has its seats: its people do not begin another one. */
export const dropCarried = ({ drafts }: Services): void => drafts.remove(carriedKey);

/** They begin the form of an order that waits, which has no seats to choose. */
export function carryToWait({ drafts }: Services): void {
  const typed = drafts.get<object>(carriedKey, {});
  if (typed) drafts.set(carriedWaitKey, { ...typed, hoursBefore: usualHours });
}
