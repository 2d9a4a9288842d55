import { fareTypeOf, psgTypes } from '../passenger/psg-types.ts';
import type { PsgType } from '../passenger/psg-types.ts';
import type { StopVerdict } from './connection.ts';
import { fareOf } from './fares.ts';
import type { WholeYuan } from './fares.ts';

/** People by passenger type; a type that is missing has none. */
export type IntlParty = Readonly<Partial<Record<PsgType, number>>>;

/** An itinerary under a brand: its part of an adult's fare, seats left (10 stands for 10 or more), booking classes and cabins by segment. */
export type FareRow = readonly [
  itinerary: number,
  brand: number,
  price: WholeYuan,
  left: number,
  classes: string,
  cabins: string,
];

/** The parts of an answer (contract/intl.ts, `IntlList`) that prices are made of. */
export interface Priced {
  slices: readonly (readonly { taxes: readonly [number, number, number]; stops: readonly number[] }[])[];
  stops: readonly { verdict: StopVerdict }[];
  brands: readonly { types: Readonly<Partial<Record<PsgType, number>>> }[];
  fares: readonly (readonly FareRow[])[];
  serviceFee: number;
}

/** One itinerary for each slice, by its position there, under one brand. */
export interface Offer {
  itineraries: readonly number[];
  brand: number;
}

interface TypePrice {
  psgType: PsgType;
  count: number;
  /** Of one passenger, whole trip. */
  price: WholeYuan;
  tax: WholeYuan;
  serviceFee: WholeYuan;
}

export interface OfferPrice {
  types: TypePrice[];
  /** Of one adult with tax and fee; also where the party has none. */
  adult: WholeYuan;
  total: WholeYuan;
  /** 10 stands for 10 or more. */
  left: number;
}

const taxAt = { ADT: 0, CHD: 1, INF: 2 } as const;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Price of a row for each slice, all of one brand; undefined where the brand is not sold to one of the party. */
function priceOfRows(list: Priced, rows: readonly FareRow[], party: IntlParty): OfferPrice | undefined {
  const types = list.brands[rows[0]?.[1] ?? -1]?.types;
  const asked = (Object.keys(psgTypes) as PsgType[]).filter((type) => party[type]);
  if (!types || asked.some((type) => types[type] === undefined)) return undefined;
  const adult = sum(rows.map((row) => row[2]));
  const taxOf = (at: 0 | 1 | 2): number =>
    sum(rows.map(([itinerary], slice) => list.slices[slice]?.[itinerary]?.taxes[at] ?? 0));
  const priced = asked.map((psgType): TypePrice => {
    const fare = fareTypeOf(psgType);
    return {
      psgType,
      count: party[psgType] ?? 0,
      price: fareOf(adult, types[psgType] ?? 100),
      tax: taxOf(taxAt[fare]),
      serviceFee: fare === 'INF' ? 0 : list.serviceFee,
    };
  });
  return {
    types: priced,
    adult: adult + taxOf(0) + list.serviceFee,
    total: sum(priced.map(({ count, price, tax, serviceFee }) => count * (price + tax + serviceFee))),
    left: Math.min(...rows.map((row) => row[3])),
  };
}

/** Price of an offer for a party; undefined where the brand does not have it, or is not sold to one of the party. */
export function priceOf(list: Priced, { itineraries, brand }: Offer, party: IntlParty): OfferPrice | undefined {
  const rows = itineraries.flatMap((itinerary, slice) => {
    const row = list.fares[slice]?.find((one) => one[0] === itinerary && one[1] === brand);
    return row ? [row] : [];
  });
  return rows.length === list.slices.length ? priceOfRows(list, rows, party) : undefined;
}

/** Whether an itinerary has a flight that is missed: the stop before it is too short. */
const isMissed = ({ slices, stops }: Pick<Priced, 'slices' | 'stops'>, at: number, itinerary: number): boolean =>
  !!slices[at]?.[itinerary]?.stops.some((stop) => stops[stop]?.verdict === 'short');

/** Whether each flight of these slices, from this one on, can be reached: no price of a trip that is missed is a lowest one. */
export const isReachable = (
  list: Pick<Priced, 'slices' | 'stops'>,
  { itineraries }: Pick<Offer, 'itineraries'>,
  from: number,
): boolean => itineraries.every((itinerary, at) => at < from || !isMissed(list, at, itinerary));

/** Passengers of a party who need a seat. */
export const seatsOf = (party: IntlParty): number =>
  sum(
    (Object.keys(psgTypes) as PsgType[]).filter((type) => fareTypeOf(type) !== 'INF').map((type) => party[type] ?? 0),
  );

/** An itinerary of the next slice under a brand, with the cheapest whole trip that has it. */
export interface NextOffer {
  itinerary: number;
  brand: number;
  /** Booking classes and cabins by segment. */
  classes: string;
  cabins: string;
  offer: Offer;
  price: OfferPrice;
}

/**
 * All ways to fly the slice after the chosen ones, as whole trips: without a choice the first slice, after the outbound
 * the returns. The last slice has the price that is paid, earlier ones the cheapest that can follow, of those that can be
 * reached where there are any. `only`: of this brand alone.
 */
export function nextOffers(list: Priced, chosen: readonly number[], party: IntlParty, only?: number): NextOffer[] {
  const slice = chosen.length;
  const seats = Math.min(seatsOf(party), 10);
  const rowsOf = list.fares.map((rows) => {
    const byBrand = new Map<number, FareRow[]>();
    for (const row of rows) {
      if (row[3] < seats || (only !== undefined && row[1] !== only)) continue;
      const own = byBrand.get(row[1]);
      if (own) own.push(row);
      else byBrand.set(row[1], [row]);
    }
    return byBrand;
  });
  const costOf = (at: number, row: FareRow): number => row[2] + (list.slices[at]?.[row[0]]?.taxes[0] ?? 0);
  const isBefore = (at: number, one: FareRow, other: FareRow): boolean => {
    const isOtherMissed = isMissed(list, at, other[0]);
    return isMissed(list, at, one[0]) === isOtherMissed ? costOf(at, one) < costOf(at, other) : isOtherMissed;
  };
  /** The rows of a brand for the other slices: those that were chosen, then the cheapest; fewer where it lacks one. */
  const others = (brand: number): FareRow[] =>
    list.slices.flatMap((_, at) => {
      if (at === slice) return [];
      const rows = rowsOf[at]?.get(brand) ?? [];
      const fixed = at < slice ? rows.filter((row) => row[0] === chosen[at]) : rows;
      return fixed.length ? [fixed.reduce((best, row) => (isBefore(at, row, best) ? row : best))] : [];
    });
  const found: NextOffer[] = [];
  for (const [brand, rows] of rowsOf[slice] ?? []) {
    const around = others(brand);
    if (around.length < list.slices.length - 1) continue;
    for (const row of rows) {
      const whole = [...around.slice(0, slice), row, ...around.slice(slice)];
      const price = priceOfRows(list, whole, party);
      const [itinerary, , , , classes, cabins] = row;
      if (price) {
        const offer = { itineraries: whole.map(([at]) => at), brand };
        found.push({ itinerary, brand, classes, cabins, offer, price });
      }
    }
  }
  return found;
}
