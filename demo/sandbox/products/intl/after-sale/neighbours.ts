import type { IntlNeighbour } from '#contract/intl-sale.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import type { Flown } from '../network/flown.ts';
import { soldOfId } from '../network/sold-as.ts';
import { stopBetween } from '../search/itinerary.ts';
import type { Itinerary } from '../search/itinerary.ts';

/** The flights that come right before and right after a slice on the other slices of its passengers, as they fly now. */
export interface Neighbours {
  before: Flown | undefined;
  after: Flown | undefined;
}

const flownOf = (flightId: string | undefined): Flown | undefined => soldOfId(flightId ?? '')?.flown;

/** `earlier` and `later`: slices of the same passengers on either side of the one that changes. */
export function neighboursOf(earlier: readonly SoldSlice[], later: readonly SoldSlice[]): Neighbours {
  const last = earlier.toSorted((a, b) => b.arrivesMs - a.arrivesMs)[0];
  const next = later.toSorted((a, b) => a.departsMs - b.departsMs)[0];
  const [before, after] = [flownOf(last?.seats.at(-1)?.flightId), flownOf(next?.seats[0]?.flightId)];
  return {
    before: before && last && { ...before, arrMs: last.arrivesMs },
    after: after && next && { ...after, depMs: next.departsMs },
  };
}

/** Stops between an itinerary and its neighbours in the same city that leave less than two hours to spare. */
export function closeNeighbours({ before, after }: Neighbours, { flights }: Itinerary): IntlNeighbour[] {
  const [first, last] = [flights[0], flights.at(-1)];
  const stops = [
    { side: 'before' as const, stop: before && first && stopBetween(before, first, false) },
    { side: 'after' as const, stop: after && last && stopBetween(last, after, false) },
  ];
  return stops.flatMap(({ side, stop }) =>
    stop && stop.verdict !== 'ample'
      ? [{ side, minutes: stop.minutes, needed: stop.minutes - stop.spare, verdict: stop.verdict }]
      : [],
  );
}
