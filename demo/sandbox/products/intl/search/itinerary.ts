import { airportOf, placeOfCode } from '#domain/intl/places/places.ts';
import { connectionOf } from '#domain/intl/connection.ts';
import type { Connection } from '#domain/intl/connection.ts';
import { arePartners } from '../network/carriers.ts';
import type { Flown } from '../network/flown.ts';

/** Flights that follow each other, on one ticket or on two. */
export interface Itinerary {
  flights: readonly Flown[];
  connections: readonly Connection[];
  /** False: a self-transfer, two tickets. */
  isThrough: boolean;
}

const minuteMs = 60_000;
const countryOf = (airport: string): string => airportOf(airport)?.city.country ?? '';

/** The stop between two flights of a city; undefined where the second leaves before the first arrives, or from another city. */
export function stopBetween(before: Flown, after: Flown, isThrough: boolean): Connection | undefined {
  const [{ service: one }, { service: two }] = [before, after];
  if (placeOfCode(one.dst) !== placeOfCode(two.org) || after.depMs < before.arrMs) return undefined;
  return connectionOf({
    arrives: { orgCountry: countryOf(one.org), airport: one.dst, term: one.dstTerm, at: before.arrTime },
    departs: { dstCountry: countryOf(two.dst), airport: two.org, term: two.orgTerm, at: after.depTime },
    country: countryOf(one.dst),
    minutes: Math.round((after.depMs - before.arrMs) / minuteMs),
    isThrough,
  });
}

const allPartners = (flights: readonly Flown[]): boolean =>
  flights.every((one, at) =>
    flights.every((other, n) => n <= at || arePartners(one.service.carrier, other.service.carrier)),
  );

/** Flights as an itinerary, on one ticket where all carriers are partners and no airport is left by road; undefined where they do not follow each other. */
export function itineraryOf(flights: readonly Flown[]): Itinerary | undefined {
  const stays = flights.every(({ service }, at) => at === 0 || flights[at - 1]?.service.dst === service.org);
  const isThrough = stays && allPartners(flights);
  const connections = flights.slice(1).flatMap((after, at) => {
    const before = flights[at];
    return (before && stopBetween(before, after, isThrough)) ?? [];
  });
  if (!flights.length || connections.length < flights.length - 1) return undefined;
  return { flights, connections, isThrough };
}

export const minutesOf = ({ flights }: Itinerary): number =>
  Math.round(((flights.at(-1)?.arrMs ?? 0) - (flights[0]?.depMs ?? 0)) / minuteMs);

/** Calendar days between the first departure and the last arrival, by the clocks there. */
export const daysOf = ({ flights }: Itinerary): number =>
  Math.round(
    (Date.parse(flights.at(-1)?.arrTime.slice(0, 10) ?? '') - Date.parse(flights[0]?.depTime.slice(0, 10) ?? '')) /
      86_400_000,
  );
