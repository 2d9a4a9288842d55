import type { IntlFlight, IntlSlice } from '#contract/intl-order.ts';
import type { IntlBag } from '#contract/intl.ts';
import { aircraft } from '#domain/flight/aircraft.ts';
import { airlineNameOf } from '#domain/flight/airline-names.ts';
import { bagOfType } from '#domain/intl/travellers/bags.ts';
import { flightIdOf } from '#domain/intl/flight-id.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import { kmOf } from '#domain/intl/places/places.ts';
import { typeRules } from '#domain/intl/travellers/type-rules.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { airportView, segmentOf, soldFlights, stopOf } from '../answers/trip-list.ts';
import type { SlicePrices, SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import { bagOf, cabinBagOf, termsOf } from '../fares/brands.ts';
import type { Brand } from '../fares/brands.ts';
import { bagRuleOf } from '../fares/parts.ts';
import type { ReadSlice } from '../answers/read-trip.ts';
import { daysOf, minutesOf } from '../search/itinerary.ts';

/** Baggage of each type of the party under one rule. */
const bagsOf = (bag: IntlBag, party: IntlParty): IntlFlight['bags'] =>
  Object.fromEntries(
    (Object.keys(typeRules) as PsgType[]).filter((type) => party[type]).map((type) => [type, bagOfType(type, bag)]),
  );

/** Length of a trip's longest slice: baggage counts by it. */
export const longestOf = (slices: readonly { ends: Pick<ReadSlice['ends'], 'orgs' | 'dsts'> }[]): number =>
  Math.max(...slices.map(({ ends }) => kmOf(ends.orgs[0] ?? '', ends.dsts[0] ?? '')));

type Shown = Pick<ReadSlice, 'triptype' | 'itinerary' | 'part' | 'ends'>;

/** Flights of a slice with all that their page shows. `longest`: of the trip, in km. */
function flightsOfSlice(
  { triptype, itinerary, part }: Shown,
  brand: Brand,
  party: IntlParty,
  longest: number,
): IntlFlight[] {
  const rules = bagRuleOf(itinerary);
  return soldFlights(itinerary).map((sold, at) => {
    const segment = segmentOf(sold);
    const rule = rules[at] ?? segment.airline;
    const open = part.classes[at];
    const [org, dst] = [airportView(segment.orgAirport), airportView(segment.dstAirport)];
    return {
      ...segment,
      triptype,
      segment: at + 1,
      flightId: flightIdOf(segment),
      airlineName: airlineNameOf(segment.airline),
      carrierName: segment.carrier ? airlineNameOf(segment.carrier) : '',
      planeName: aircraft.get(segment.planeType)?.name ?? segment.planeType,
      orgAirportName: org.name,
      dstAirportName: dst.name,
      orgcityname: org.cityName,
      dstcityname: dst.cityName,
      cabin: open?.cabin ?? 'Y',
      cabinCode: open?.code ?? '',
      bagRule: rule,
      bags: bagsOf(bagOf(brand, rule, longest), party),
      cabinBag: cabinBagOf(sold.flown.service.carrier),
    };
  });
}

/** A slice as it is sold, with the seats of those who fly. */
export const soldSlice = (
  read: Shown,
  brand: Brand,
  { party, longest, prices }: { party: IntlParty; longest: number; prices: SlicePrices },
): Omit<SoldSlice, 'changedFrom'> => ({
  ...sliceOf(read, brand),
  flights: flightsOfSlice(read, brand, party, longest),
  seats: read.itinerary.flights.map(({ flightId }, n) => ({
    flightId,
    cabinCode: read.part.classes[n]?.code ?? '',
  })),
  prices,
  departsMs: read.itinerary.flights[0]?.depMs ?? 0,
  arrivesMs: read.itinerary.flights.at(-1)?.arrMs ?? 0,
});

/** The slice without its flights. */
export const sliceOf = ({ triptype, itinerary, ends }: Shown, brand: Brand): IntlSlice => ({
  triptype,
  minutes: minutesOf(itinerary),
  days: daysOf(itinerary),
  stops: itinerary.connections.flatMap((connection, at) => {
    const [before, after] = [itinerary.flights[at], itinerary.flights[at + 1]];
    return before && after ? [stopOf(connection, before, after)] : [];
  }),
  terms: termsOf(brand, kmOf(ends.orgs[0] ?? '', ends.dsts[0] ?? '')),
});
