import type { PartWay } from '#contract/train.ts';
import { dayOf, daysBetween } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { isMultipleUnit } from '#domain/rail/fares.ts';
import type { Call } from '../../../ground/call.ts';
import { callsOf, kmOf, rideFare, rideViews, stopsOfRide, trainDays } from '../answers/ride-view.ts';
import type { DatedRide, ViewTerms } from '../answers/ride-view.ts';
import { lasts } from '../search/direct.ts';
import { seatsLeft, takenOfSeats } from '../seats/free-seats.ts';
import type { TrainDay } from '../seats/free-seats.ts';
import { freeUntil } from '../seats/section-mask.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** A seat for less than half of the way is no way to travel. */
const leastShare = 0.5;

/**
 * The stop up to which some seat is free from the beginning of a ride: its own end where a seat is free for all of it.
 * A ticket for a longer way than the ride never helps: a seat that is free for it is free for the ride.
 */
export function seatUntil(day: TrainDay, from: number, to: number): number {
  let until = from;
  for (const mask of takenOfSeats(day)) until = Math.max(until, freeUntil(mask, from, to));
  return until;
}

/** Rides of full trains, cut where the last seat ends: there the traveller stays on and pays for the rest. */
export async function partWays(
  { db }: Pick<Call, 'db'>,
  table: Timetable,
  rides: readonly DatedRide[],
  terms: ViewTerms,
): Promise<PartWay[]> {
  const dayOfRide = await trainDays(db, table, rides, terms.nowMs);
  const cut = rides.flatMap((ride) => {
    const [from, to] = stopsOfRide(table, ride);
    const until = seatUntil(dayOfRide(ride), from, to);
    const short = { ...ride, alight: ride.board + until - from };
    return until > from && until < to && kmOf(table, short) >= leastShare * kmOf(table, ride) ? [{ ride, short }] : [];
  });
  const views = await rideViews(
    db,
    table,
    cut.map(({ short }) => short),
    terms,
  );
  return cut.flatMap(({ ride, short }, at): PartWay[] => {
    const view = views[at];
    const rest = { ...ride, board: short.alight };
    const fare = rideFare(table, rest, isMultipleUnit(table.kinds[ride.train] ?? '') ? 'second' : 'hardSeat');
    if (!view || !fare) return [];
    const { to } = callsOf(table, ride, dayOfRide(ride).change);
    return [
      {
        ride: view,
        to,
        minutes: lasts(table, ride),
        nights: daysBetween(dayOf(view.from.at), dayOf(to.at)),
        rest: yuanOf(fare.executed),
        canStand: (seatsLeft(dayOfRide(ride), ...stopsOfRide(table, rest)).standing ?? 0) > 0,
      },
    ];
  });
}
