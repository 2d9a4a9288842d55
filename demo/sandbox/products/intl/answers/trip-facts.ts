import type { IntlList } from '#contract/intl.ts';
import { daysBetween } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { IntlCabin } from '#domain/intl/cabins.ts';
import { airportOf } from '#domain/intl/places/places.ts';
import type { IntlFacts, IntlSlice } from '#domain/policy/facts.ts';
import type { BookedTrip } from '../../../orders/applications/take.ts';
import { judgeBy } from '../../../orders/business/check-standard.ts';
import { controlView } from '../../../orders/business/standard-words.ts';
import type { Call } from '../../../ground/call.ts';
import type { AppliedStandard } from '../../../orders/business/standard-for.ts';
import { minutesOf } from '../search/itinerary.ts';
import type { Itinerary } from '../search/itinerary.ts';

export type TripFacts = Omit<IntlFacts, 'level'>;

const cityOf = (airport: string): string => airportOf(airport)?.city.code ?? airport;

/** The facts of a trip that a travel standard judges; the first slice tells where and when it goes. */
export function factsOf(
  itineraries: readonly Itinerary[],
  brand: { airline: string; tickets: 1 | 2 },
  slices: readonly IntlSlice[],
  today: Day,
): TripFacts {
  const flights = itineraries[0]?.flights ?? [];
  const [first, last] = [flights[0], flights.at(-1)];
  const [hours = 0, minutes = 0] = (first?.depTime.slice(11, 16) ?? '00:00').split(':').map(Number);
  const day = first?.depTime.slice(0, 10) ?? today;
  return {
    product: 'intl',
    day,
    time: hours * 60 + minutes,
    from: cityOf(first?.service.org ?? ''),
    city: cityOf(last?.service.dst ?? ''),
    airline: brand.airline,
    // There are no agreements with carriers abroad.
    agreement: false,
    advance: Math.max(0, daysBetween(today, day)),
    slices,
  };
}

/** The journeys of sold slices, as trip applications know them. */
export const tripOf = (
  slices: readonly { flights: readonly { orgAirport: string; dstAirport: string; depTime: string }[] }[],
): BookedTrip => ({
  segments: slices.flatMap(({ flights }) => {
    const [first, last] = [flights[0], flights.at(-1)];
    if (!first || !last) return [];
    const day = first.depTime.slice(0, 10);
    return [{ from: cityOf(first.orgAirport), to: cityOf(last.dstAirport), day, toDay: '' as const }];
  }),
  rooms: 0,
});

/** A slice of a list: its itineraries in the order of the answer, and the brands that sell each. */
interface ListedSlice {
  itineraries: readonly { itinerary: Itinerary; brands: readonly number[] }[];
}

/** The standard of a list: what is above it, by slice, itinerary and brand. */
export function standardIn(
  standard: AppliedStandard,
  slices: readonly ListedSlice[],
  brands: readonly { airline: string; cabin: IntlCabin; tickets: 1 | 2 }[],
  { today, app }: Pick<Call, 'app'> & { today: Day },
): NonNullable<IntlList['standard']> {
  const verdicts: NonNullable<IntlList['standard']>['verdicts'] = [];
  const numberOf = new Map<string, number>();
  const above = slices.map(({ itineraries }) => {
    const found: Record<string, number> = {};
    for (const [at, { itinerary, brands: sold }] of itineraries.entries())
      for (const no of sold) {
        const brand = brands[no];
        if (!brand) continue;
        const slice = { haul: minutesOf(itinerary), cabin: brand.cabin, price: 0 };
        const { state, message, each } = judgeBy(standard, factsOf([itinerary], brand, [slice], today));
        if (state === 'ok' && each === undefined) continue;
        const key = `${state} ${message}`;
        if (!numberOf.has(key)) {
          numberOf.set(key, verdicts.length);
          verdicts.push({ verdict: state, reason: message, ...(each !== undefined && { each }) });
        }
        found[`${at}.${no}`] = numberOf.get(key) ?? 0;
      }
    return found;
  });
  return {
    ...controlView(standard, 'intl', { app }),
    verdicts,
    above,
  };
}
