import { daysBetween } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { kmOf, placeOfCode } from '#domain/intl/places/places.ts';
import { bounded } from '../../../ground/bounded.ts';
import { arePartners, carriers } from '../network/carriers.ts';
import { flightsAfter, flightsOn, laterBy } from '../network/flown.ts';
import type { Flown } from '../network/flown.ts';
import { reachedFrom, servicesBetween } from '../network/services.ts';
import { itineraryOf, minutesOf } from './itinerary.ts';
import type { Itinerary } from './itinerary.ts';
import { sameClocksSince } from './same-clocks.ts';

const hubs: ReadonlySet<string> = new Set([...carriers.values()].flatMap((carrier) => carrier.hubs));

/** A traveller waits eight hours at most where there is another flight, and never more than twenty. */
const [patience, longest] = [8, 20];
/** Of one carrier after one arrival. */
const choices = 2;
const mostItineraries = 140;
const fewItineraries = 10;
const mostSelf = 8;

/** The way is at most three fifths longer than the great circle, or 1,200 km. */
const isOnTheWay = (org: string, hub: string, dst: string): boolean =>
  kmOf(org, hub) + kmOf(hub, dst) <= Math.max(kmOf(org, dst) * 1.6, kmOf(org, dst) + 1200);

/** The next flights from where these end, of partners, that one can reach: the first ones of each carrier. */
function nextOf(path: readonly Flown[], dst: string): Flown[][] {
  const last = path.at(-1);
  if (!last) return [];
  const byCarrier = new Map<string, Flown[][]>();
  for (const next of flightsAfter(last.service.dst, dst, last.arrMs + 30 * 60_000, longest)) {
    const { carrier } = next.service;
    if (!path.every(({ service }) => arePartners(service.carrier, carrier))) continue;
    const known = byCarrier.get(carrier) ?? [];
    const isPatient = next.depMs - last.arrMs <= patience * 3_600_000;
    if (known.length >= choices || (known.length && !isPatient)) continue;
    const longer = [...path, next];
    const stop = itineraryOf(longer)?.connections.at(-1);
    if (stop && stop.verdict !== 'short') byCarrier.set(carrier, [...known, longer]);
  }
  return [...byCarrier.values()].flat();
}

function oneStop(org: string, dst: string, day: Day): Flown[][] {
  return reachedFrom(org)
    .filter((hub) => hubs.has(hub) && servicesBetween(hub, dst).length && isOnTheWay(org, hub, dst))
    .flatMap((hub) => flightsOn(org, hub, day).flatMap((first) => nextOf([first], dst)));
}

/** By way of the first carrier's own hub and another one. */
function twoStops(org: string, dst: string, day: Day): Flown[][] {
  return reachedFrom(org).flatMap((first) =>
    reachedFrom(first)
      .filter(
        (second) =>
          hubs.has(first) &&
          hubs.has(second) &&
          second !== org &&
          servicesBetween(second, dst).length &&
          isOnTheWay(org, first, dst) &&
          isOnTheWay(first, second, dst),
      )
      .flatMap((second) =>
        flightsOn(org, first, day)
          .filter(({ service }) => carriers.get(service.carrier)?.hubs.includes(first))
          .flatMap((flight) =>
            nextOf([flight], second)
              .slice(0, 2)
              .flatMap((path) => nextOf(path, dst).slice(0, 1)),
          ),
      ),
  );
}

/** Two tickets of carriers that know nothing of each other, also by way of another airport of the city. */
function selfTransfers(org: string, dst: string, day: Day): Itinerary[] {
  const found: Itinerary[] = [];
  for (const hub of reachedFrom(org)) {
    if (!isOnTheWay(org, hub, dst)) continue;
    const first = flightsOn(org, hub, day).find(({ service }) => carriers.get(service.carrier)?.isLowCost);
    const city = placeOfCode(hub);
    if (!first || !city) continue;
    for (const { code } of city.airports) {
      const next = flightsAfter(code, dst, first.arrMs + 110 * 60_000, 14).find(
        ({ service }) => !arePartners(service.carrier, first.service.carrier) || code !== hub,
      );
      const itinerary = next && itineraryOf([first, next]);
      if (itinerary) found.push(itinerary);
    }
  }
  return found;
}

const pathKey = ({ flights }: Itinerary): string => flights.map(({ flightId }) => flightId).join('+');

const kept = bounded<readonly Itinerary[]>(400);

/** Ways to fly from one of the airports to one of the others that begin on this day, the quickest first. They are the same at each moment, and those of a weekday repeat while no clocks are moved. */
export const findItineraries = (orgs: readonly string[], dsts: readonly string[], day: Day): readonly Itinerary[] =>
  kept(`${orgs.join()} ${dsts.join()} ${day}`, () => {
    const first = sameClocksSince(day);
    return first === day
      ? searchItineraries(orgs, dsts, day)
      : repeated(findItineraries(orgs, dsts, first), daysBetween(first, day));
  });

/** The same services of a later day, each flight once. */
function repeated(itineraries: readonly Itinerary[], days: number): Itinerary[] {
  const later = new Map<Flown, Flown>();
  const moved = (flown: Flown): Flown => {
    const made = later.get(flown) ?? laterBy(days, flown);
    later.set(flown, made);
    return made;
  };
  return itineraries.map((one) => ({ ...one, flights: one.flights.map(moved) }));
}

/** The search itself, of this day alone. */
export function searchItineraries(orgs: readonly string[], dsts: readonly string[], day: Day): Itinerary[] {
  const pairs = orgs.flatMap((org) => dsts.map((dst) => [org, dst] as const));
  const read = (paths: readonly (readonly Flown[])[]): Itinerary[] =>
    paths.flatMap((path) => {
      const itinerary = itineraryOf(path);
      return itinerary?.isThrough ? [itinerary] : [];
    });
  const found = [
    ...pairs.flatMap(([org, dst]) => read(flightsOn(org, dst, day).map((one) => [one]))),
    ...pairs.flatMap(([org, dst]) => read(oneStop(org, dst, day))),
  ];
  if (found.length < fewItineraries) found.push(...pairs.flatMap(([org, dst]) => read(twoStops(org, dst, day))));
  const quickest = Math.min(...found.map(minutesOf));
  const best = found
    .filter((one) => minutesOf(one) <= quickest * 1.8 + 480)
    .toSorted((a, b) => minutesOf(a) - minutesOf(b) || (pathKey(a) < pathKey(b) ? -1 : 1))
    .slice(0, mostItineraries);
  const self = pairs
    .flatMap(([org, dst]) => selfTransfers(org, dst, day))
    .toSorted((a, b) => minutesOf(a) - minutesOf(b));
  return [...best, ...self.slice(0, mostSelf)];
}
