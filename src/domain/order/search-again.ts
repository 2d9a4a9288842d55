import type { Day } from '../china-time.ts';

interface Leg {
  orgAirport: string;
  dstAirport: string;
  depTime: string;
}

/** The search that leads to the flights of an order again. */
export type TripSearch = Record<string, string | number | undefined>;

interface Booked {
  flightList: readonly Leg[];
  travelType: string;
  psgList: readonly { psgType: string }[];
}

/** The same route, days and party. Without the day when it has passed: the form then asks for another one. */
export function searchAgain({ flightList, travelType, psgList }: Booked, today: Day): TripSearch {
  const [out, back] = flightList;
  if (!out) return {};
  const count = (type: string) => psgList.filter((passenger) => passenger.psgType === type).length;
  const [date = '', returnDate = ''] = flightList.map((leg) => leg.depTime.slice(0, 10));
  const party = { adults: count('ADT') || undefined, children: count('CHD') || undefined, infants: count('INF') || undefined };
  const trip = { from: out.orgAirport, to: out.dstAirport, ...party, ...(travelType === 'business' && { travelType }) };
  return date < today ? trip : { ...trip, date, ...(back && { returnDate }), step: 'outbound' };
}
