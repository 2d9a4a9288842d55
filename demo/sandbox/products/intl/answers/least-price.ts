import { seatsOf } from '#domain/intl/offers.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import { psgTypes } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { typesOf } from '../fares/brands.ts';
import type { Brand } from '../fares/brands.ts';
import { taxesOf } from '../fares/taxes.ts';
import { soldId } from '../network/sold-as.ts';
import { soldFlights } from './trip-list.ts';
import type { FoundSlice } from './trip-list.ts';

/** An itinerary under a brand, for one adult in whole yuan. */
interface Way {
  brand: Brand;
  fare: number;
  tax: number;
  /** Has a flight that cannot be reached. */
  isMissed: boolean;
}

type WaysByBrand = ReadonlyMap<string, Way>;

const isBefore = (one: Way, other: Way): boolean =>
  one.isMissed === other.isMissed ? one.fare + one.tax < other.fare + other.tax : other.isMissed;

/** The cheapest way of each brand to fly a slice, of those that can be reached where there are any; `chosen`: by these flights alone. */
export function cheapestWays({ found }: FoundSlice, party: IntlParty, chosen?: readonly string[]): WaysByBrand {
  const seats = Math.min(seatsOf(party), 10);
  const best = new Map<string, Way>();
  for (const { itinerary, parts } of found) {
    if (chosen && soldFlights(itinerary).map(soldId).join() !== chosen.join()) continue;
    const [tax] = taxesOf(itinerary.flights);
    const isMissed = itinerary.connections.some(({ verdict }) => verdict === 'short');
    for (const { brand, price: fare, left } of parts) {
      if (left < seats) continue;
      const way = { brand, fare, tax, isMissed };
      const known = best.get(brand.brandId);
      if (!known || isBefore(way, known)) best.set(brand.brandId, way);
    }
  }
  return best;
}

/**
 * The cheapest trip of one brand, as a list of offers begins with it (domain/intl/offers.ts); none whose flights cannot
 * all be reached from the slice `from` on, whose ways are in the order of the list.
 */
export function leastPrice(
  slices: readonly WaysByBrand[],
  { from, party, brandId }: { from: number; party: IntlParty; brandId?: string | undefined },
): { fare: number; tax: number } | undefined {
  const asked = (Object.keys(psgTypes) as PsgType[]).filter((type) => party[type]);
  let least: { fare: number; tax: number } | undefined;
  for (const [id, { brand }] of slices[from] ?? []) {
    if (brandId && id !== brandId) continue;
    const types = typesOf(brand);
    if (asked.some((type) => types[type] === undefined)) continue;
    const ways = slices.flatMap((of) => of.get(id) ?? []);
    if (ways.length < slices.length || ways.some(({ isMissed }, at) => at >= from && isMissed)) continue;
    const fare = ways.reduce((sum, way) => sum + way.fare, 0);
    const tax = ways.reduce((sum, way) => sum + way.tax, 0);
    if (!least || fare + tax < least.fare + least.tax) least = { fare, tax };
  }
  return least;
}
