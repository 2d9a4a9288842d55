import type { NextOffer } from '../offers.ts';
import { bandOfHour } from '../../trip/day-bands.ts';
import type { TimeBand } from '../../trip/day-bands.ts';
import type { IntlFilters, IntlSort } from './intl-choices.ts';

/** The parts of an answer (contract/intl.ts, `IntlList`) that its itineraries are told apart by. */
export interface Listed {
  airlines: Readonly<Record<string, { name: string; alliance: string }>>;
  airports: Readonly<Record<string, { cityName: string; name: string }>>;
  segments: readonly {
    airline: string;
    carrier?: string;
    orgAirport: string;
    dstAirport: string;
    depTime: string;
    arrTime: string;
    arrOffset: number;
  }[];
  stops: readonly { verdict: string; marks: readonly string[]; airport: string }[];
  slices: readonly (readonly {
    segments: readonly number[];
    stops: readonly number[];
    minutes: number;
    bagRule: readonly string[];
  }[])[];
  brands: readonly {
    tickets: 1 | 2;
    terms: readonly { refundBefore: number | null }[];
    bags: Readonly<Record<string, { pieces: number }>>;
  }[];
}

/** An itinerary with all brands that it is sold in, the cheapest first. */
export interface ItineraryGroup {
  itinerary: number;
  offers: readonly NextOffer[];
}

/** Facts that filters and orders ask for. */
interface Facts {
  airlines: readonly string[];
  alliances: readonly string[];
  hubs: readonly string[];
  stops: number;
  /** Airport of the first departure. */
  from: string;
  departs: string;
  arrives: string;
  /** For an order by moment. */
  depTime: string;
  arrivesAt: string;
  minutes: number;
  isRisky: boolean;
  /** A stop is shorter than its steps or the airport's minimum. */
  isMissed: boolean;
}

const bandOf = (time: string): TimeBand => bandOfHour(Number(time.slice(11, 13)));
const once = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean);

export function factsOf(list: Listed, slice: number): Facts[] {
  return (list.slices[slice] ?? []).map(({ segments, stops, minutes }) => {
    const flown = segments.flatMap((at) => list.segments[at] ?? []);
    const [first, last] = [flown[0], flown[flown.length - 1]];
    const airlines = once(flown.map(({ airline }) => airline));
    const isShort = stops.some((at) => list.stops[at]?.verdict === 'short');
    return {
      isMissed: isShort,
      airlines,
      alliances: once(airlines.map((code) => list.airlines[code]?.alliance ?? '')),
      hubs: once(flown.slice(0, -1).map(({ dstAirport }) => dstAirport)),
      stops: flown.length - 1,
      from: first?.orgAirport ?? '',
      departs: bandOf(first?.depTime ?? ''),
      arrives: bandOf(last?.arrTime ?? ''),
      depTime: first?.depTime ?? '',
      arrivesAt: last?.arrTime ?? '',
      minutes,
      isRisky: stops.some((at) => {
        const { verdict = '', marks = [] } = list.stops[at] ?? {};
        return isShort || verdict === 'tight' || marks.includes('selfTransfer') || marks.includes('airport');
      }),
    };
  });
}

/** Offers by their itinerary, each group and each of its brands from the cheapest on. */
export function groupOffers(offers: readonly NextOffer[]): ItineraryGroup[] {
  const groups = new Map<number, NextOffer[]>();
  for (const offer of offers) {
    const group = groups.get(offer.itinerary);
    if (group) group.push(offer);
    else groups.set(offer.itinerary, [offer]);
  }
  return [...groups].map(([itinerary, some]) => ({
    itinerary,
    offers: some.sort((one, other) => one.price.total - other.price.total),
  }));
}

/** The groups that pass, each with its brands that pass. */
export function filterGroups(
  list: Listed,
  slice: number,
  groups: readonly ItineraryGroup[],
  filters: IntlFilters,
  facts: readonly Facts[],
): ItineraryGroup[] {
  const meets = (chosen: readonly string[], values: readonly string[]): boolean =>
    !chosen.length || values.some((value) => chosen.includes(value));
  const longest = filters.hours.length ? Number(filters.hours[0]) * 60 : Infinity;
  const carriesBags = (itinerary: number, brand: number): boolean =>
    (list.slices[slice]?.[itinerary]?.bagRule ?? []).every(
      (carrier) => (list.brands[brand]?.bags[carrier]?.pieces ?? 0) > 0,
    );
  return groups.flatMap(({ itinerary, offers }) => {
    const fact = facts[itinerary];
    if (
      !fact ||
      !meets(filters.stops, [String(Math.min(2, fact.stops))]) ||
      !meets(filters.airlines, fact.airlines) ||
      !meets(filters.alliances, fact.alliances) ||
      !meets(filters.hubs, fact.hubs) ||
      !meets(filters.departs, [fact.departs]) ||
      !meets(filters.arrives, [fact.arrives]) ||
      fact.minutes > longest
    )
      return [];
    const left = offers.filter(
      ({ brand }) =>
        (!filters.oneTicket || list.brands[brand]?.tickets === 1) &&
        (!filters.refundable || list.brands[brand]?.terms[slice]?.refundBefore !== null) &&
        (!filters.bags || carriesBags(itinerary, brand)),
    );
    return left.length ? [{ itinerary, offers: left }] : [];
  });
}

/** The worth in yuan of an hour of travel, of a stop, of a way between airports on the ground, and of a risk to miss the next flight. */
const worth = { hour: 60, stop: 200, otherAirport: 400, risk: 1500 };

/** In each order, an itinerary with a flight that cannot be reached comes after all that can, for no saving. */
export function sortGroups(
  groups: readonly ItineraryGroup[],
  sort: IntlSort,
  facts: readonly Facts[],
  /** Airport that the slice before has reached; "" for the first one. */
  reached = '',
): ItineraryGroup[] {
  const priceOf = ({ offers }: ItineraryGroup): number => offers[0]?.price.adult ?? 0;
  const keyOf = (group: ItineraryGroup): number | string => {
    const fact = facts[group.itinerary];
    if (!fact) return 0;
    if (sort === 'price') return priceOf(group);
    if (sort === 'minutes') return fact.minutes;
    if (sort === 'departure') return fact.depTime;
    if (sort === 'arrival') return fact.arrivesAt;
    return (
      priceOf(group) +
      (fact.minutes / 60) * worth.hour +
      fact.stops * worth.stop +
      (reached && fact.from !== reached ? worth.otherAirport : 0) +
      (fact.isRisky ? worth.risk : 0)
    );
  };
  return groups
    .map((group) => ({ group, key: keyOf(group), missed: Number(facts[group.itinerary]?.isMissed ?? false) }))
    .sort((one, other) => one.missed - other.missed || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ group }) => group);
}

/** A value of a filter, and how many itineraries have it. */
interface Option {
  value: string;
  count: number;
}

/** The values that these itineraries leave a choice in: stops from none on, others by how often they are there. */
export function optionsOf(facts: readonly Facts[]) {
  const all = (valuesOf: (fact: Facts) => readonly string[]): Option[] => {
    const counts = new Map<string, number>();
    for (const value of facts.flatMap((fact) => once(valuesOf(fact)))) counts.set(value, (counts.get(value) ?? 0) + 1);
    return Array.from(counts, ([value, count]) => ({ value, count })).sort(byValue);
  };
  const byCount = (options: Option[]): Option[] => options.sort((one, other) => other.count - one.count);
  return {
    stops: all(({ stops }) => [String(Math.min(2, stops))]),
    airlines: byCount(all(({ airlines }) => airlines)),
    alliances: byCount(all(({ alliances }) => alliances)),
    hubs: byCount(all(({ hubs }) => hubs)),
  };
}

const byValue = (one: Option, other: Option): number => (one.value < other.value ? -1 : 1);
