import type { IntlPrice, IntlTax, IntlTypePrice } from '#contract/intl-order.ts';
import { fareOf } from '#domain/intl/fares.ts';
import { priceOf } from '#domain/intl/offers.ts';
import type { IntlParty, OfferPrice } from '#domain/intl/offers.ts';
import { legOf } from '#domain/trip/legs.ts';
import type { FlightType } from '#domain/trip/legs.ts';
import { yuanOf } from '#domain/money.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { SlicePrices } from '../../../ground/database/tables/tables-intl.ts';
import { typesOf } from '../fares/brands.ts';
import { tablesOf } from '../answers/trip-list.ts';
import { taxesOf, taxLinesOf } from '../fares/taxes.ts';
import type { IntlFlight } from '#contract/intl-order.ts';
import type { ReadTrip } from '../answers/read-trip.ts';

const fen = (yuan: number): number => yuan * 100;
const showYuan = (yuan: number): string => yuanOf(fen(yuan));

/** The price of a trip, by the function that the list is read by. `serviceFee`: whole yuan. */
export function tripPrice({ slices }: ReadTrip, party: IntlParty, serviceFee: number): OfferPrice {
  const tables = tablesOf(
    slices.map(({ itinerary, part, ends }) => ({
      org: ends.orgs[0] ?? '',
      dst: ends.dsts[0] ?? '',
      found: [{ itinerary, parts: [part] }],
    })),
  );
  const price = priceOf({ ...tables, serviceFee }, { itineraries: slices.map(() => 0), brand: 0 }, party);
  if (!price) throw new Error('a brand that is sold has no price');
  return price;
}

export const typePrices = ({ types }: OfferPrice): IntlTypePrice[] =>
  types.map(({ psgType, count, price, tax, serviceFee }) => ({
    psgType,
    count,
    price: showYuan(price),
    tax: showYuan(tax),
    serviceFee: showYuan(serviceFee),
  }));

/** Taxes of one passenger, whole trip, a line for each kind. */
export function tripTaxes({ slices }: ReadTrip): IntlTax[] {
  const lines = new Map<string, { name: string; adult: number; child: number; infant: number }>();
  for (const { code, name, adult, child, infant } of slices.flatMap(({ itinerary }) => taxLinesOf(itinerary.flights))) {
    const known = lines.get(code) ?? { name, adult: 0, child: 0, infant: 0 };
    lines.set(code, { name, adult: known.adult + adult, child: known.child + child, infant: known.infant + infant });
  }
  return [...lines].map(([code, { name, adult, child, infant }]) => ({
    code,
    name,
    adult: showYuan(adult),
    child: showYuan(child),
    infant: showYuan(infant),
  }));
}

/** The price record of specification 2, section 3. */
export function priceRecord(
  trip: ReadTrip,
  flights: readonly IntlFlight[],
  { flightType, serviceFee }: { flightType: FlightType; serviceFee: number },
): IntlPrice {
  const adult = trip.slices.reduce((sum, { part }) => sum + part.price, 0);
  const child = typesOf(trip.brand).CHD;
  const tax = (at: 0 | 1): number =>
    trip.slices.reduce((sum, { itinerary }) => sum + taxesOf(itinerary.flights)[at], 0);
  const isBack = (flight: IntlFlight): boolean => flightType === 2 && legOf(flight) === 2;
  return {
    adultPrice: showYuan(adult),
    adultTax: showYuan(tax(0)),
    childPrice: child === undefined ? '' : showYuan(fareOf(adult, child)),
    childTax: child === undefined ? '' : showYuan(tax(1)),
    serviceFee: showYuan(serviceFee),
    flightType,
    fromSegments: flights.filter((one) => !isBack(one)),
    retSegments: flights.filter(isBack),
  };
}

/** Fares and taxes of each slice by passenger type, in fen: the fares of all slices are the fare of the trip. */
export function slicePrices({ brand, slices }: ReadTrip, party: IntlParty): SlicePrices[] {
  const percents = typesOf(brand);
  const adult = slices.reduce((sum, { part }) => sum + part.price, 0);
  const prices: SlicePrices[] = slices.map(() => ({}));
  for (const type of Object.keys(percents) as PsgType[]) {
    if (!party[type]) continue;
    const percent = percents[type] ?? 100;
    let rest = fareOf(adult, percent);
    const at = { ADT: 0, CHD: 1, INF: 2 } as const;
    for (const [n, { part, itinerary }] of slices.entries()) {
      const price = n === slices.length - 1 ? rest : Math.min(rest, fareOf(part.price, percent));
      rest -= price;
      const own = prices[n];
      if (own) own[type] = { price: fen(price), tax: fen(taxesOf(itinerary.flights)[at[fareTypeOf(type)]]) };
    }
  }
  return prices;
}
