import { dayOf } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import type { TripSearch } from '../../order/search-again.ts';
import type { PsgType } from '../../passenger/psg-types.ts';
import type { FlightType } from '../../trip/legs.ts';
import type { IntlCabin } from '../cabins.ts';
import { partyOfTypes } from '../travellers/searched-types.ts';
import { writeLegs, writeParty } from './trip-codec.ts';

interface Booked {
  flightType: FlightType;
  travelType: 'private' | 'business';
  brand: { cabin: IntlCabin };
  slices: readonly {
    changedFrom: number | null;
    flights: readonly { orgAirport: string; dstAirport: string; depTime: string }[];
  }[];
  passengers: readonly { psgType: PsgType }[];
  airports: Readonly<Record<string, { city: string }>>;
}

/** The search of an order abroad as it was booked: its cities, days and party. Without the days when the first has passed: the form then asks for others. */
export function intlSearchAgain(
  { flightType, travelType, brand, slices, passengers, airports }: Booked,
  today: Day,
): TripSearch {
  const cityOf = (code = ''): string => airports[code]?.city ?? code;
  const booked = slices.filter(({ changedFrom }) => changedFrom === null);
  const legs = booked.map(({ flights }) => ({
    from: cityOf(flights[0]?.orgAirport),
    to: cityOf(flights[flights.length - 1]?.dstAirport),
    date: dayOf(flights[0]?.depTime ?? ''),
  }));
  const isOver = legs.some(({ date }) => date < today);
  return {
    queryType: String(flightType),
    legs: writeLegs(isOver ? legs.map((leg) => ({ ...leg, date: '' })) : legs),
    party: writeParty(partyOfTypes(passengers.map(({ psgType }) => psgType))),
    cabin: brand.cabin,
    travelType,
    ...(isOver && { step: 'form' }),
  };
}
