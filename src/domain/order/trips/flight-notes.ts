import { dayOf, daysBetween } from '../../china-time.ts';
import { sameLeg } from '../../trip/legs.ts';
import { isTicketed } from '../../product/air-status.ts';
import { arrMs, depMs, isFlown, shares } from './trip.ts';
import type { TripWords } from './trip-words.ts';
import type { TripFlight, TripNote, TripOrder, TripRemedy } from './trip.ts';

/** From one train to another less is enough than with a flight. */
const tightMs = 2 * 3_600_000;
const tightByTrainMs = 30 * 60_000;
const tightOf = (a: TripFlight, b: TripFlight): number => (a.leg.stations && b.leg.stations ? tightByTrainMs : tightMs);

export const byDeparture = (a: TripFlight, b: TripFlight): number => depMs(a.leg) - depMs(b.leg);

/** A ticket is changed, an unpaid order cancelled; one on its way to a ticket has neither. */
function remedyOf({ orderId, status, type }: TripOrder): { remedy?: TripRemedy } {
  if (status === 0) return { remedy: { kind: 'cancel', orderId, type } };
  return isTicketed(status) ? { remedy: { kind: 'change', orderId, type } } : {};
}

/** Flights of the same people that leave, after this one, before it has arrived. */
const clashesOf = (flight: TripFlight, all: readonly TripFlight[], words: TripWords): TripNote[] =>
  isFlown(flight)
    ? all
        .filter(
          (one) =>
            one.leg !== flight.leg &&
            isFlown(one) &&
            shares(one.names, flight.names) &&
            byDeparture(flight, one) <= 0 &&
            depMs(one.leg) < arrMs(flight.leg),
        )
        .map(({ leg, order }) => ({ kind: 'clash', text: words.clash(leg.flightNo), ...remedyOf(order) }))
    : [];

/** The first flight of another trip that someone takes between these two. */
function betweenOf(flight: TripFlight, next: TripFlight, all: readonly TripFlight[]): TripFlight | undefined {
  const names = flight.names.filter((name) => next.names.includes(name));
  return all
    .filter(
      (one) =>
        one.leg !== next.leg &&
        isFlown(one) &&
        shares(one.names, names) &&
        depMs(one.leg) >= arrMs(flight.leg) &&
        byDeparture(one, next) < 0,
    )
    .sort(byDeparture)[0];
}

/** Nights in a city; in their place the flight from another city that makes them false. */
function nightsNotes(flight: TripFlight, next: TripFlight, all: readonly TripFlight[], words: TripWords): TripNote[] {
  const { orgcityname: city } = next.leg;
  const nights = daysBetween(dayOf(flight.leg.arrTime), dayOf(next.leg.depTime));
  if (!nights) return [];
  const other = betweenOf(flight, next, all);
  if (!other) return [{ kind: 'stay', text: words.nights(city, nights) }];
  const { flightNo, depTime, orgcityname: from } = other.leg;
  if (from === city) return [];
  const text = words.elsewhere(city, depTime, from, flightNo);
  return [{ kind: 'clash', text, ...remedyOf(other.order) }];
}

/** Abroad, the flights of a slice have their verdict with the order. */
const isSoldWith = (leg: TripFlight['leg'], next: TripFlight['leg']): boolean =>
  leg.depOffset !== undefined && sameLeg(leg, next);

/** Judged against the next flight that the same people take. */
function nextNotes(
  flight: TripFlight,
  later: readonly TripFlight[],
  all: readonly TripFlight[],
  words: TripWords,
): TripNote[] {
  const { leg, order } = flight;
  if (!isFlown(flight)) return [{ kind: 'break', text: words.cancelled(leg.flightNo), ...remedyOf(order) }];
  const next = later.find((one) => isFlown(one) && shares(one.names, flight.names));
  if (!next) return [];
  const waitMs = depMs(next.leg) - arrMs(leg);
  const { dstcityname: here } = leg;
  const { orgcityname: from } = next.leg;
  if (waitMs < 0) return [];
  const sharedNames = flight.names.filter((name) => next.names.includes(name));
  if (from !== here)
    return [
      {
        kind: 'break',
        text: words.gap(sharedNames, here, from),
        remedy: { kind: 'search', from: here, to: from, day: dayOf(leg.arrTime) },
      },
    ];
  // Parts of one order were sold with their time to change.
  if (waitMs < tightOf(flight, next) && !(next.order === order && (leg.stations || isSoldWith(leg, next.leg))))
    return [{ kind: 'tight', text: words.tight(from, waitMs / 60_000), ...remedyOf(next.order) }];
  return nightsNotes(flight, next, all, words);
}

/** `all`: flights of other trips too, for two flights at once are a clash wherever they stand. */
export const flightNotes = (
  flight: TripFlight,
  later: readonly TripFlight[],
  all: readonly TripFlight[],
  words: TripWords,
): TripNote[] => [...clashesOf(flight, all, words), ...nextNotes(flight, later, all, words)];
