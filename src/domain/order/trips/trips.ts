import { dayAt, dayOf, daysBetween } from '../../china-time.ts';
import { holdsSeats, isRefunding } from '../../product/air-status.ts';
import { travellersOf } from '../travellers.ts';
import { byDeparture, flightNotes } from './flight-notes.ts';
import { withOneName } from './one-name.ts';
import { stayNotes } from './stay-notes.ts';
import { arrMs, depMs, isFlown, legsOf, shares } from './trip.ts';
import { tripWords } from './trip-words.ts';
import type { TripWords } from './trip-words.ts';
import type { Trip, TripFlight, TripOrder, TripStop } from './trip.ts';

/** An arrival waits so long for the way back, or onward, in the same trip. */
const longestStayDays = 14;
/** A way between two cities that is not booked here takes so long at most. */
const longestGapDays = 3;

/** Flight or stay: an order that may lapse is no part of a journey, and stands apart with its state. */
const isUnpaid = ({ status }: TripOrder): boolean => status === 0;
/** A stay from its booking on until its end. */
const isStaying = (status: number): boolean => status <= 3;

/** Only those who still fly. */
const withTravellers = <Order extends TripOrder>(order: Order): Order =>
  order.refundedNames ? { ...order, psgNames: travellersOf(order) } : order;

/**
 * Orders that hold seats or rooms and have not ended, as trips: paid orders with a traveller in common on the same or
 * following days, or onward from where they are, until they are home again. What is being refunded is no part of a trip.
 */
export function tripsOf<Order extends TripOrder>(
  given: readonly Order[],
  nowMs: number,
  words: TripWords = tripWords,
): Trip<Order>[] {
  const orders = withOneName(given).map(withTravellers);
  const flights = orders
    .filter(
      (order) =>
        holdsSeats(order.status) && !isRefunding(order.status) && legsOf(order).some((leg) => arrMs(leg) > nowMs),
    )
    .flatMap((order) =>
      legsOf(order).map((leg): TripFlight<Order> => ({ order, leg, names: leg.people ?? order.psgNames })),
    )
    .sort(byDeparture);
  const groups: TripFlight<Order>[][] = [];
  for (const flight of flights) {
    const known = groups.find((group) => continues(group, flight));
    if (known) known.push(flight);
    else groups.push([flight]);
  }
  const stays = orders
    .filter(({ hotel, status }) => hotel && isStaying(status) && hotel.checkOut >= dayAt(nowMs))
    .sort((a, b) => ((a.hotel?.checkIn ?? '') < (b.hotel?.checkIn ?? '') ? -1 : 1));
  const stops = stays.map((order) => ({ order, notes: stayNotes(order, stays, flights, words) }));
  return stops
    .reduce(
      withStay,
      groups.map((group) => tripOf(group, flights, words)),
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

const inCities = (cities: readonly string[]) => ({ cities, ways: [cities] });

/** Into the trip of the same people that is in this city on these days; else a trip of its own, which later stays of theirs continue. */
function withStay<Order extends TripOrder>(trips: Trip<Order>[], stop: TripStop<Order>): Trip<Order>[] {
  const { order } = stop;
  const { cityName = '', checkIn = '', checkOut = '' } = order.hotel ?? {};
  const known = trips.find(({ from, to, psgNames, cities, steps, stays }) => {
    const days = daysBetween(to, checkIn);
    return (
      ![...steps, ...stays, stop].some((one) => isUnpaid(one.order)) &&
      shares(psgNames, order.psgNames) &&
      (days <= 0 || (days === 1 && (!steps.length || cities.at(-1) === cityName))) &&
      checkOut >= from &&
      (!steps.length || cities.includes(cityName))
    );
  });
  if (!known)
    return [
      ...trips,
      {
        key: order.orderId,
        from: checkIn,
        to: checkOut,
        ...inCities([cityName]),
        psgNames: order.psgNames,
        steps: [],
        stays: [stop],
      },
    ];
  const joined = {
    ...known,
    from: checkIn < known.from ? checkIn : known.from,
    to: checkOut > known.to ? checkOut : known.to,
    ...(!known.steps.length && inCities([...new Set([...known.cities, cityName])])),
    stays: [...known.stays, stop],
  };
  return trips.map((trip) => (trip === known ? joined : trip));
}

/** The flight belongs to the journey that someone flies as a whole; at home that journey is over. */
function continues(group: readonly TripFlight[], next: TripFlight): boolean {
  // The two flights of one order stand together.
  if (group.some(({ order }) => order === next.order)) return true;
  const all = [...group, next];
  if (all.some(({ order }) => isUnpaid(order))) return false;
  return next.names.some(
    (name) =>
      all.every(({ order }) => order.psgNames.includes(name)) &&
      goesOn(
        group.filter(({ names }) => names.includes(name)),
        next,
      ),
  );
}

/** `own`: the flights of one person. */
function goesOn(own: readonly TripFlight[], next: TripFlight): boolean {
  const [first] = own;
  const last = own.findLast(isFlown) ?? own.at(-1);
  if (!first || !last) return false;
  // So do two flights at once.
  if (depMs(next.leg) < arrMs(last.leg)) return true;
  if (isFlown(last) && last.leg.dstcityname === first.leg.orgcityname) return false;
  const days = daysBetween(dayOf(last.leg.arrTime), dayOf(next.leg.depTime));
  const { orgcityname: from } = next.leg;
  if (from === last.leg.dstcityname) return days <= longestStayDays;
  // From home again after a night: the way back was made by other means.
  return days <= (from === first.leg.orgcityname ? 1 : longestGapDays);
}

/** Ways of each person, the longest first; those that are parts of another are that one. */
function waysOf(flights: readonly TripFlight[], people: readonly string[]): string[][] {
  const ways = people.map((name) => {
    const cities = flights
      .filter(({ names }) => names.includes(name))
      .flatMap(({ leg }) => [leg.orgcityname, leg.dstcityname]);
    return cities.filter((city, at) => city !== cities[at - 1]);
  });
  const isIn = (a: string[], b: string[]) => ` ${b.join(' ')} `.includes(` ${a.join(' ')} `);
  return ways
    .sort((a, b) => b.length - a.length)
    .filter((way, at) => way.length > 0 && !ways.slice(0, at).some((longer) => isIn(way, longer)));
}

function tripOf<Order extends TripOrder>(
  flights: readonly TripFlight<Order>[],
  all: readonly TripFlight[],
  words: TripWords,
): Trip<Order> {
  const flown = flights.filter(isFlown);
  const psgNames = [...new Set(flights.flatMap(({ order }) => order.psgNames))];
  const ways = waysOf(flown.length ? flown : flights, psgNames);
  return {
    key: `${flights[0]?.order.orderId ?? ''} ${flights.length}`,
    from: dayOf(flights[0]?.leg.depTime ?? ''),
    to: dayAt(Math.max(...flights.map(({ leg }) => arrMs(leg)))),
    cities: ways[0] ?? [],
    ways,
    psgNames,
    stays: [],
    steps: flights.map((flight, at) => ({
      ...flight,
      notes: flightNotes(flight, flights.slice(at + 1), all, words),
    })),
  };
}
