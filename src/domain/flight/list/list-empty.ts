import { noFilters } from './list-choices.ts';
import type { Filters } from './list-choices.ts';
import { filterGroups, filterOffers, filterToggles } from './list-filter.ts';
import type { FilterGroup } from './list-filter.ts';
import type { ListFlight, OfferWish } from './list-flight.ts';
import type { Fen } from '../../money.ts';

export type FilterKey = FilterGroup | (typeof filterToggles)[number];

/** One filter that is on, and what is left on without it. */
interface ActiveFilter {
  key: FilterKey;
  without: Filters;
}

export function activeFilters(filters: Filters): ActiveFilter[] {
  const groups = filterGroups
    .filter((group) => filters[group].length > 0)
    .map((key) => ({ key, without: { ...filters, [key]: [] } }));
  return [
    ...groups,
    ...filterToggles.filter((toggle) => filters[toggle]).map((key) => ({ key, without: { ...filters, [key]: false } })),
  ];
}

/** The flights of a list when one filter is dropped. */
interface Dropped extends ActiveFilter {
  count: number;
  lowestFen: Fen;
}

/** The filters that hide flights on their own, the one that hides most first. */
export function filtersToDrop(flights: readonly ListFlight[], filters: Filters, wish: OfferWish): Dropped[] {
  return activeFilters(filters)
    .map((active) => {
      const offers = filterOffers(flights, active.without, wish);
      return { ...active, count: offers.length, lowestFen: Math.min(...offers.map((one) => one.fen)) };
    })
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count);
}

/**
 * Reason why a list shows nothing: no flight on this day; only returns that leave too early; no seats in this cabin; too few
 * seats for the party; nothing within the travel standard; filters that hide everything.
 */
type Nothing = 'day' | 'returns' | 'cabin' | 'seats' | 'standard' | 'filtered';

/** `current`: flights of the day that have not left. `flights`: those of them that fit behind the outbound flight. */
export function whyNothing(
  current: readonly ListFlight[],
  flights: readonly ListFlight[],
  filters: Filters,
  wish: OfferWish,
): Nothing {
  const has = (on: Filters, other: Partial<OfferWish> = {}) =>
    filterOffers(flights, on, { ...wish, ...other }).length > 0;
  if (!current.length) return 'day';
  if (!flights.length) return 'returns';
  if (!has(noFilters)) return has(noFilters, { cabin: '' }) ? 'cabin' : 'seats';
  return filters.compliant && !has({ ...noFilters, compliant: true }) ? 'standard' : 'filtered';
}
