import { dayOf } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { cityCodeOf } from '../flight/cities/city-of-airport.ts';

interface Leg {
  orgAirport: string;
  dstAirport: string;
  depTime: string;
}

/** The search that leads to the flights of an order again. */
export type TripSearch = Record<string, string | number>;

interface Booked {
  flightList: readonly Leg[];
  travelType: string;
  psgList: readonly { psgType: string }[];
}

/** The same cities, days and party; an airport would be a filter. Without the day when it has passed: the form then asks for another one. */
export function searchAgain({ flightList, travelType, psgList }: Booked, today: Day): TripSearch {
  const [out, back] = flightList;
  if (!out) return {};
  const [date = '', returnDate = ''] = flightList.map((leg) => dayOf(leg.depTime));
  const party: TripSearch = {};
  for (const [type, name] of [
    ['ADT', 'adults'],
    ['CHD', 'children'],
    ['INF', 'infants'],
  ] as const) {
    const people = psgList.filter((passenger) => passenger.psgType === type).length;
    if (people) party[name] = people;
  }
  const trip = { from: cityCodeOf(out.orgAirport), to: cityCodeOf(out.dstAirport), ...party, travelType };
  return date < today ? trip : { ...trip, date, ...(back && { returnDate }), step: 'outbound' };
}
