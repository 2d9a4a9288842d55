import { bands, noFilters } from './list-choices.ts';
import type { Band, Filters } from './list-choices.ts';
import { cheapest } from './list-flight.ts';
import type { ListFlight, Offer, OfferWish } from './list-flight.ts';

export const bandNames: Record<Band, string> = {
  '00-06': '凌晨 0–6 点',
  '06-12': '上午 6–12 点',
  '12-18': '下午 12–18 点',
  '18-24': '晚上 18–24 点',
};

/** Groups with options that can be ticked together. */
export type FilterGroup = 'stops' | 'dep' | 'arr' | 'airline' | 'depAirport' | 'arrAirport' | 'size';
export const filterGroups: readonly FilterGroup[] = [
  'stops',
  'dep',
  'airline',
  'depAirport',
  'arrAirport',
  'arr',
  'size',
];

/** Midnight belongs to the first band, noon to the third: a band includes its start and not its end. */
export function bandAt(moment: string): Band {
  const hour = Number(moment.slice(11, 13));
  return bands[Math.floor(hour / 6)] ?? '18-24';
}

/** The option of a group under which a flight falls. */
export const optionOf: Record<FilterGroup, (flight: ListFlight) => string> = {
  stops: (flight) => (flight.stops.length ? 'stop' : 'direct'),
  dep: (flight) => bandAt(flight.depTime),
  arr: (flight) => bandAt(flight.arrTime),
  airline: (flight) => flight.airline,
  depAirport: (flight) => flight.orgAirport,
  arrAirport: (flight) => flight.dstAirport,
  size: (flight) => flight.planeSize,
};

const takes = (filters: Filters, group: FilterGroup, flight: ListFlight): boolean => {
  const wanted: readonly string[] = filters[group];
  return !wanted.length || wanted.includes(optionOf[group](flight));
};

/** Does a flight pass every group but the one that is being counted. */
export function passes(flight: ListFlight, filters: Filters, except?: FilterGroup): boolean {
  if (filters.hideShare && flight.carrierFlightNo) return false;
  return filterGroups.every((group) => group === except || takes(filters, group, flight));
}

/** The offers that remain, in the order of the flights. */
export function filterOffers<F extends ListFlight>(
  flights: readonly F[],
  filters: Filters,
  wish: OfferWish,
): Offer<F>[] {
  const found: Offer<F>[] = [];
  for (const flight of flights) {
    if (!passes(flight, filters)) continue;
    const offer = cheapest(flight, { ...wish, compliant: filters.compliant, baggage: filters.baggage });
    if (offer) found.push(offer);
  }
  return found;
}

/** Filters that are on or off. */
export const filterToggles = ['compliant', 'hideShare', 'baggage'] as const;

/** Number of filters that are on: 清除 3 项筛选. The cabin is part of the search, not a filter. */
export function countFilters(filters: Filters): number {
  const ticked = filterGroups.reduce((sum, group) => sum + filters[group].length, 0);
  return filterToggles.reduce((sum, toggle) => sum + Number(filters[toggle]), ticked);
}

/** Ticks or unticks one option. */
export function toggleOption(filters: Filters, group: FilterGroup, option: string): Filters {
  const now: readonly string[] = filters[group];
  return { ...filters, [group]: now.includes(option) ? now.filter((one) => one !== option) : [...now, option] };
}

/** Filters that still make sense for the return flight: times, airlines and airports are those of one flight. */
export const filtersForReturn = (filters: Filters): Filters => ({
  ...noFilters,
  stops: filters.stops,
  depAirport: filters.arrAirport,
  arrAirport: filters.depAirport,
  compliant: filters.compliant,
  hideShare: filters.hideShare,
  baggage: filters.baggage,
});
