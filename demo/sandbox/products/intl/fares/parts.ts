import type { FlightType } from '#domain/trip/legs.ts';
import { weekdayIndex } from '#domain/china-time.ts';
import type { IntlCabin } from '#domain/intl/cabins.ts';
import { kmOf } from '#domain/intl/places/places.ts';
import { chanceOf } from '../../../ground/chance.ts';
import { arePartners } from '../network/carriers.ts';
import type { Flown } from '../network/flown.ts';
import type { Itinerary } from '../search/itinerary.ts';
import { brandsOf, selfBrand } from './brands.ts';
import type { Brand } from './brands.ts';
import { openClass, seatsIn } from './classes.ts';
import type { BrandKind, OpenClass, SeatCounts } from './classes.ts';

/** The moment and the buyer of a price. */
export interface Priced {
  flightType: FlightType;
  counts: SeatCounts;
  /** Seats of the party. */
  seats: number;
  nowMs: number;
}

/** An itinerary under a brand: the part of an adult's fare for this slice, and the class of each flight. */
export interface Part {
  brand: Brand;
  /** Whole yuan. */
  price: number;
  left: number;
  classes: OpenClass[];
}

/** Carriers that fly some of these flights. */
const carriersOf = ({ flights }: Itinerary): string[] => [...new Set(flights.map(({ service }) => service.carrier))];

/** Of each alliance the carrier that issues trips over several cities, also where it flies none of a slice. */
const leads = ['CA', 'MU', 'CX'];

/** Carriers that issue one ticket for these flights: those that fly at least one of them, and are partners of all others. */
function issuersOf(itinerary: Itinerary, flightType: FlightType): string[] {
  const own = carriersOf(itinerary);
  const may = flightType === 3 ? [...new Set([...own, ...leads])] : own;
  return may.filter((airline) => own.every((carrier) => arePartners(airline, carrier)));
}

/** The kind of a brand whose cabin a flight lacks: business over first, economy over the others. */
const below: Readonly<Partial<Record<BrandKind, BrandKind>>> = {
  first: 'businessFlexible',
  premium: 'standard',
  business: 'flexible',
  businessFlexible: 'flexible',
};
const cabinOf: Readonly<Record<BrandKind, IntlCabin>> = {
  light: 'Y',
  standard: 'Y',
  flexible: 'Y',
  premium: 'W',
  business: 'C',
  businessFlexible: 'C',
  first: 'F',
};

function kindOn(kind: BrandKind, flown: Flown): BrandKind {
  const lower = below[kind];
  return seatsIn(cabinOf[kind], flown) > 0 || !lower ? kind : kindOn(lower, flown);
}

const longestOf = ({ flights }: Itinerary): Flown | undefined =>
  flights.reduce<Flown | undefined>((best, one) => (best && best.service.km >= one.service.km ? best : one), undefined);

/** A return is cheaper than two single ways, several legs nearly so. */
const byType: Readonly<Record<FlightType, number>> = { 1: 1, 2: 0.7, 3: 0.78 };
const byStops = [1.14, 0.98, 0.9];
const byWeekday = [0.98, 0.95, 0.96, 1, 1.06, 1.07, 1.03];
/** Months in which more people fly. */
const byMonth = [1, 1.08, 0.96, 0.98, 1, 1.06, 1.18, 1.16, 1.02, 1.08, 0.92, 1];

const tens = (yuan: number): number => Math.round(yuan / 10) * 10;

/** Parts of fares of one itinerary: what its brands have in common is found once. */
function pricing(
  itinerary: Itinerary,
  { flightType, counts, seats, nowMs }: Priced,
): (brand: Brand) => Part | undefined {
  const { flights } = itinerary;
  const [first, last, longest] = [flights[0], flights.at(-1), longestOf(itinerary)];
  if (!first || !last || !longest) return () => undefined;
  const km = kmOf(first.service.org, last.service.dst);
  const ofFlights = 0.96 + 0.08 * chanceOf(flights.map(({ flightId }) => flightId).join());
  const base = 320 + km * 0.33;
  const opened = flights.map(() => new Map<BrandKind, OpenClass | undefined>());
  const classOn = (at: number, flown: Flown, asked: BrandKind): OpenClass | undefined => {
    const kind = kindOn(asked, flown);
    const known = opened[at];
    if (!known?.has(kind)) known?.set(kind, openClass(kind, flown, { counts, seats, nowMs }));
    return known?.get(kind);
  };
  const ofCarriers = new Map<string, number>();
  const ofCarrier = (airline: string): number => {
    const chance = ofCarriers.get(airline) ?? chanceOf(`intl fare ${airline} ${first.service.org}${last.service.dst}`);
    ofCarriers.set(airline, chance);
    return 0.9 + 0.24 * chance;
  };
  return (brand) => {
    if (seatsIn(brand.cabin, longest) === 0) return undefined;
    const classes: OpenClass[] = [];
    for (const [at, flown] of flights.entries()) {
      const open = classOn(at, flown, brand.kind);
      if (!open) return undefined;
      classes.push(open);
    }
    const step = classes.reduce((sum, one) => sum + one.step, 0) / classes.length;
    const price = tens(
      base *
        brand.factor *
        step *
        ofCarrier(brand.airline) *
        ofFlights *
        byType[flightType] *
        (byStops[flights.length - 1] ?? 1) *
        (byWeekday[weekdayIndex(first.day)] ?? 1) *
        (byMonth[Number(first.day.slice(5, 7)) - 1] ?? 1),
    );
    return { brand, price, left: Math.min(...classes.map(({ left }) => left)), classes };
  };
}

/** The part of a fare for one slice; undefined where a flight has no seats, or none in the brand's cabin on the longest way. */
export const partOf = (itinerary: Itinerary, brand: Brand, priced: Priced): Part | undefined =>
  pricing(itinerary, priced)(brand);

/** All parts of an itinerary: under the brands of each carrier that issues one ticket, or under that of two tickets. */
export function partsOf(itinerary: Itinerary, cabin: IntlCabin, priced: Priced): Part[] {
  const brands = itinerary.isThrough
    ? issuersOf(itinerary, priced.flightType).flatMap((airline) => brandsOf(airline, cabin))
    : cabin === 'Y'
      ? [selfBrand]
      : [];
  const priceOf = pricing(itinerary, priced);
  return brands.flatMap((brand) => priceOf(brand) ?? []);
}

/** The carrier whose baggage rule counts: of one ticket that of the longest flight, of two each flight's own. */
export function bagRuleOf(itinerary: Itinerary): string[] {
  const longest = longestOf(itinerary)?.service.carrier ?? '';
  return itinerary.flights.map(({ service }) => (itinerary.isThrough ? longest : service.carrier));
}

/** A brand may sell an itinerary as a slice of such a trip. */
export const mayIssue = (brand: Brand, itinerary: Itinerary, flightType: FlightType): boolean =>
  brand.tickets === 2
    ? !itinerary.isThrough
    : itinerary.isThrough && issuersOf(itinerary, flightType).includes(brand.airline);
