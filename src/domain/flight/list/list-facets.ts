import type { Fen } from '../../money.ts';
import { bands, cabinGroups } from './list-choices.ts';
import type { Band, CabinGroup, Filters } from './list-choices.ts';
import { bandNames, filterGroups, optionOf, passes } from './list-filter.ts';
import type { FilterGroup } from './list-filter.ts';
import { cheapest } from './list-flight.ts';
import type { ListFlight, OfferWish } from './list-flight.ts';

/** One option of a filter with what it would leave: how many flights, and the lowest price among them. */
export interface Facet {
  option: string;
  label: string;
  count: number;
  lowestFen: Fen | null;
}

type Facets = Record<FilterGroup | 'cabin', Facet[]> & { compliant: Facet; hideShare: Facet };

const nameOf: Partial<Record<FilterGroup, (flight: ListFlight) => string>> = {
  airline: (flight) => flight.airlineName,
  depAirport: (flight) => `${flight.orgAirportName} ${flight.orgAirport}`,
  arrAirport: (flight) => `${flight.dstAirportName} ${flight.dstAirport}`,
};

const sizes = ['大型', '中型', '小型'];
const fixed: Partial<Record<FilterGroup, readonly string[]>> = { stops: ['direct', 'stop'], dep: bands, arr: bands };

const labelOf = (group: FilterGroup, option: string, names: ReadonlyMap<string, string>): string => {
  if (group === 'stops') return option === 'direct' ? '直飞' : '经停';
  if (group === 'dep' || group === 'arr') return bandNames[option as Band];
  return names.get(option) ?? option;
};

function add(facet: Facet, fen: Fen): void {
  facet.count += 1;
  if (facet.lowestFen === null || fen < facet.lowestFen) facet.lowestFen = fen;
}

const empty = (option: string, label = ''): Facet => ({ option, label, count: 0, lowestFen: null });

/**
 * Counts each option with all other groups applied, so that a number is the result of a tick.
 * Options without a flight stay when they are fixed (times, stops), when ticked, or when another filter hides them.
 */
export function facetsOf(flights: readonly ListFlight[], filters: Filters, wish: OfferWish): Facets {
  const offerWish = { ...wish, compliant: filters.compliant, baggage: filters.baggage };
  const priced = flights.map((flight) => ({ flight, fen: cheapest(flight, offerWish)?.fen }));
  const found = {} as Facets;
  for (const group of filterGroups) found[group] = countGroup(priced, filters, group);
  found.cabin = cabinGroups.map((cabin) => countCabin(flights, filters, { ...offerWish, cabin }));
  found.compliant = empty('compliant');
  found.hideShare = empty('hideShare');
  for (const { flight, fen } of priced) {
    if (fen !== undefined && passes(flight, { ...filters, hideShare: true })) add(found.hideShare, fen);
    const allowed = cheapest(flight, { ...offerWish, compliant: true });
    if (allowed && passes(flight, filters)) add(found.compliant, allowed.fen);
  }
  return found;
}

function countGroup(
  priced: readonly { flight: ListFlight; fen: Fen | undefined }[],
  filters: Filters,
  group: FilterGroup,
): Facet[] {
  const names = new Map<string, string>();
  const facets = new Map<string, Facet>((fixed[group] ?? []).map((option) => [option, empty(option)]));
  for (const { flight, fen } of priced) {
    const option = optionOf[group](flight);
    names.set(option, nameOf[group]?.(flight) ?? option);
    const facet = facets.get(option) ?? empty(option);
    facets.set(option, facet);
    if (fen !== undefined && passes(flight, filters, group)) add(facet, fen);
  }
  for (const option of filters[group]) if (!facets.has(option)) facets.set(option, empty(option));
  const list = [...facets.values()].map((facet) => ({ ...facet, label: labelOf(group, facet.option, names) }));
  if (group === 'size') return list.sort((a, b) => sizes.indexOf(a.option) - sizes.indexOf(b.option));
  return fixed[group] ? list : list.sort((a, b) => b.count - a.count || (a.option < b.option ? -1 : 1));
}

function countCabin(flights: readonly ListFlight[], filters: Filters, wish: OfferWish & { cabin: CabinGroup }): Facet {
  const facet = empty(wish.cabin);
  for (const flight of flights) {
    const offer = passes(flight, filters) ? cheapest(flight, wish) : undefined;
    if (offer) add(facet, offer.fen);
  }
  return facet;
}

/** The lowest price of each cabin group of one flight, for the tabs of an opened row. */
export function cabinsOf(flight: ListFlight, wish: Omit<OfferWish, 'cabin'>): { group: CabinGroup; lowestFen: Fen }[] {
  return cabinGroups.flatMap((group) => {
    const offer = cheapest(flight, { ...wish, cabin: group });
    return offer ? [{ group, lowestFen: offer.fen }] : [];
  });
}
