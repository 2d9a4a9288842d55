import type { IntlBag, IntlBrand, IntlItinerary, IntlList, IntlSegment, IntlStop } from '#contract/intl.ts';
import { airlineNameOf } from '#domain/flight/airline-names.ts';
import type { Connection } from '#domain/intl/connection.ts';
import type { FareRow } from '#domain/intl/offers.ts';
import { airportOf, kmOf } from '#domain/intl/places/places.ts';
import { countryName } from '#domain/passenger/countries/countries.ts';
import { carriers } from '../network/carriers.ts';
import type { Flown } from '../network/flown.ts';
import { soldBy, soldId } from '../network/sold-as.ts';
import type { Sold } from '../network/sold-as.ts';
import { bagOf, cabinBagOf, termsOf, typesOf } from '../fares/brands.ts';
import type { Brand } from '../fares/brands.ts';
import { bagRuleOf } from '../fares/parts.ts';
import type { Part } from '../fares/parts.ts';
import { taxesOf } from '../fares/taxes.ts';
import { daysOf, minutesOf } from '../search/itinerary.ts';
import type { Itinerary } from '../search/itinerary.ts';

/** Flights of an itinerary under the numbers that its tickets have: those of the carrier of the longest flight. */
export function soldFlights(itinerary: Itinerary): Sold[] {
  const rule = bagRuleOf(itinerary);
  return itinerary.flights.map((flown, at) => soldBy(rule[at] ?? flown.service.carrier, flown));
}

export function segmentOf({ flown, flightNo, airline }: Sold): IntlSegment {
  const { service, depTime, arrTime, depOffset, arrOffset } = flown;
  const isShare = flightNo !== service.flightNo;
  return {
    flightNo,
    airline,
    ...(isShare && { carrier: service.carrier, carrierFlightNo: service.flightNo }),
    planeType: service.plane,
    orgAirport: service.org,
    orgTerm: service.orgTerm,
    dstAirport: service.dst,
    dstTerm: service.dstTerm,
    depTime,
    arrTime,
    depOffset,
    arrOffset,
    minutes: service.minutes,
    km: service.km,
  };
}

export const stopOf = (connection: Connection, before: Flown, after: Flown): IntlStop => ({
  airport: before.service.dst,
  ...(after.service.org !== before.service.dst && { nextAirport: after.service.org }),
  ...connection,
});

export function airportView(code: string): IntlList['airports'][string] {
  const airport = airportOf(code);
  const { city } = airport ?? {};
  return {
    name: airport?.name ?? code,
    city: city?.code ?? code,
    cityName: city?.name ?? code,
    country: city?.country ?? '',
    countryName: countryName(city?.country ?? ''),
    zone: city?.zone ?? 'UTC',
  };
}

export const airlineView = (code: string): IntlList['airlines'][string] => ({
  name: airlineNameOf(code),
  alliance: carriers.get(code)?.alliance ?? '',
});

/** Numbers things as they come; what is known has its number. */
function table<T>() {
  const at = new Map<string, number>();
  const rows: T[] = [];
  return {
    rows,
    numberOf(key: string, make: () => T): number {
      const known = at.get(key);
      if (known !== undefined) return known;
      rows.push(make());
      at.set(key, rows.length - 1);
      return rows.length - 1;
    },
  };
}

/** A slice: its ends, and its itineraries with their parts of fares. */
export interface FoundSlice {
  org: string;
  dst: string;
  found: readonly { itinerary: Itinerary; parts: readonly Part[] }[];
}

type TripTables = Pick<
  IntlList,
  'airports' | 'airlines' | 'segments' | 'stops' | 'slices' | 'brands' | 'fares' | 'cabinBags' | 'offers'
>;

/** Slices as tables that name each thing once. A brand that does not sell every slice sells none. */
export function tablesOf(slices: readonly FoundSlice[]): TripTables {
  const [segments, stops, brands] = [
    table<IntlSegment>(),
    table<IntlStop>(),
    table<{ brand: Brand; rules: Set<string> }>(),
  ];
  const airports: TripTables['airports'] = {};
  const airlines: TripTables['airlines'] = {};
  const cabinBags: Record<string, IntlBag> = {};
  const sold = slices.map(
    ({ found }) => new Set(found.flatMap(({ parts }) => parts.map(({ brand }) => brand.brandId))),
  );
  const fares: FareRow[][] = [];
  const itineraries: IntlItinerary[][] = [];
  for (const { found } of slices) {
    const rows: FareRow[] = [];
    const list: IntlItinerary[] = [];
    for (const { itinerary, parts } of found) {
      const own = parts.filter(({ brand }) => sold.every((ids) => ids.has(brand.brandId)));
      if (!own.length) continue;
      const rule = bagRuleOf(itinerary);
      const flights = soldFlights(itinerary);
      for (const code of [...flights.flatMap(({ airline, flown }) => [airline, flown.service.carrier]), ...rule])
        airlines[code] ??= airlineView(code);
      for (const { service } of itinerary.flights) {
        airports[service.org] ??= airportView(service.org);
        airports[service.dst] ??= airportView(service.dst);
        cabinBags[service.carrier] ??= cabinBagOf(service.carrier);
      }
      for (const { brand, price, left, classes } of own) {
        if (brand.airline) airlines[brand.airline] ??= airlineView(brand.airline);
        const at = brands.numberOf(brand.brandId, () => ({ brand, rules: new Set() }));
        for (const one of rule) brands.rows[at]?.rules.add(one);
        rows.push([
          list.length,
          at,
          price,
          left,
          classes.map(({ code }) => code).join(''),
          classes.map(({ cabin }) => cabin).join(''),
        ]);
      }
      list.push({
        segments: flights.map((one) => segments.numberOf(soldId(one), () => segmentOf(one))),
        stops: itinerary.connections.flatMap((connection, at) => {
          const [before, after] = [itinerary.flights[at], itinerary.flights[at + 1]];
          if (!before || !after) return [];
          const stop = stopOf(connection, before, after);
          return [stops.numberOf(JSON.stringify(stop), () => stop)];
        }),
        minutes: minutesOf(itinerary),
        days: daysOf(itinerary),
        taxes: taxesOf(itinerary.flights),
        bagRule: rule,
      });
    }
    fares.push(rows);
    itineraries.push(list);
  }
  const kms = slices.map(({ org, dst }) => kmOf(org, dst));
  const longest = Math.max(...kms);
  return {
    airports,
    airlines,
    segments: segments.rows,
    stops: stops.rows,
    slices: itineraries,
    brands: brands.rows.map(({ brand, rules }): IntlBrand => ({
      brandId: brand.brandId,
      name: brand.name,
      cabin: brand.cabin,
      airline: brand.airline,
      tickets: brand.tickets,
      types: typesOf(brand),
      terms: kms.map((km) => termsOf(brand, km)),
      bags: Object.fromEntries([...rules].map((rule) => [rule, bagOf(brand, rule, longest)])),
    })),
    fares,
    cabinBags,
    offers: brands.rows.reduce(
      (sum, _, at) => sum + fares.reduce((all, rows) => all * rows.filter((row) => row[1] === at).length, 1),
      0,
    ),
  };
}

/** The itineraries of the tables, slice by slice, each with the brands that sell it. */
export function listedIn(slices: readonly FoundSlice[], { brands, fares }: Pick<TripTables, 'brands' | 'fares'>) {
  const sold = new Set(brands.map(({ brandId }) => brandId));
  return slices.map(({ found }, no) => ({
    itineraries: found
      .filter(({ parts }) => parts.some(({ brand }) => sold.has(brand.brandId)))
      .map(({ itinerary }, at) => ({
        itinerary,
        brands: (fares[no] ?? []).flatMap(([of, brand]) => (of === at ? [brand] : [])),
      })),
  }));
}
