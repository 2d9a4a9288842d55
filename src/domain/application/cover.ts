import { addDays, daysBetween } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import type { Fen } from '../money.ts';
import { daysAround, legKinds } from './schema.ts';
import type { TripContent, TripLeg, TripProduct, TripUse } from './schema.ts';
import { budgetStanding, legStanding, productsOf } from './standing.ts';

/** A journey of a booking from city to city; a stay has its city in `to`, and its last day. */
interface WishSegment {
  from: string;
  to: string;
  day: Day;
  /** Check-out of a stay; "" of a journey. */
  toDay: Day | '';
  /** Others that may take its place: the trains that an order waits for. */
  others?: readonly Omit<WishSegment, 'others'>[];
}

/** A booking as an application is asked about it. */
export interface TripWish {
  product: TripProduct;
  segments: readonly WishSegment[];
  /** Employees of the company who travel. */
  employeeIds: readonly number[];
  /** All who travel. */
  people: number;
  /** Of a stay. */
  rooms: number;
  /** Sum that the company pays. */
  amount: Fen;
}

/** Why an application does not cover a booking; the later one comes nearer to it. */
export const misses = ['product', 'cities', 'days', 'travellers', 'booked', 'budget'] as const;
export type Miss = (typeof misses)[number];

type Cover =
  | { covers: true; /** Of each segment; none of a trip over cities. */ legIds: string[]; remaining: Fen }
  | { covers: false; why: Miss; /** By how much the budget is too small. */ short?: Fen };

const missed = (why: Miss): Cover => ({ covers: false, why });

export const nightsOf = ({ day, toDay }: WishSegment): number => (toDay ? Math.max(0, daysBetween(day, toDay)) : 0);

/** The segment and all that may take its place. */
const variants = (segment: WishSegment): readonly WishSegment[] => [segment, ...(segment.others ?? [])];

/** Within these days, moved by what the company allows. */
const isWithin = ({ day, toDay }: WishSegment, from: Day | '', to: Day | '', around: number): boolean =>
  from !== '' && to !== '' && day >= addDays(from, -around) && (toDay || day) <= addDays(to, around);

/** Each of the segments with a leg of its own, or none: by alternating paths, so that no order of legs leaves one out. */
function pair(segments: number, legs: number, fits: (segment: number, leg: number) => boolean): number[] | undefined {
  const segmentOf = Array.from<number | undefined>({ length: legs });
  const place = (segment: number, seen: Set<number>): boolean => {
    for (let leg = 0; leg < legs; leg += 1) {
      if (seen.has(leg) || !fits(segment, leg)) continue;
      seen.add(leg);
      const other = segmentOf[leg];
      if (other !== undefined && !place(other, seen)) continue;
      segmentOf[leg] = segment;
      return true;
    }
    return false;
  };
  for (let segment = 0; segment < segments; segment += 1) if (!place(segment, new Set())) return undefined;
  return Array.from({ length: segments }, (_, segment) => segmentOf.indexOf(segment));
}

/** The legs of a booking, the nearest day first; or what is amiss. */
function legsFor(content: TripContent, uses: readonly TripUse[], wish: TripWish, around: number): string[] | Miss {
  const isStay = legKinds[wish.product] === 'stay';
  const [first] = wish.segments;
  const far = ({ day }: TripLeg): number => (day && first ? Math.abs(daysBetween(day, first.day)) : 0);
  const legs = content.legs.filter(({ product }) => product === wish.product).sort((a, b) => far(a) - far(b));
  const goes = ({ from, to }: WishSegment, leg: TripLeg): boolean => leg.to === to && (isStay || leg.from === from);
  const inTime = (segment: WishSegment, leg: TripLeg): boolean =>
    isWithin(segment, leg.day, isStay ? leg.toDay : leg.day, around);
  const isFree = (segment: WishSegment, leg: TripLeg): boolean => {
    const { remaining } = legStanding(leg, uses);
    return isStay ? wish.rooms <= leg.units && wish.rooms * nightsOf(segment) <= remaining : wish.people <= remaining;
  };
  const paired = (...rules: ((segment: WishSegment, leg: TripLeg) => boolean)[]): number[] | undefined =>
    pair(wish.segments.length, legs.length, (segment, leg) => {
      const [one, other] = [wish.segments[segment], legs[leg]];
      return (
        one !== undefined &&
        other !== undefined &&
        variants(one).every((way) => rules.every((rule) => rule(way, other)))
      );
    });
  if (!paired(goes)) return 'cities';
  if (!paired(goes, inTime)) return 'days';
  return paired(goes, inTime, isFree)?.flatMap((leg) => legs[leg]?.legId ?? []) ?? 'booked';
}

/** Cities and days of a trip that names no legs. */
function missOfCities({ cities, from, to }: TripContent, wish: TripWish, around: number): Miss | undefined {
  const isKnown = (city: string): boolean => city === '' || cities.includes(city);
  const segments = wish.segments.flatMap(variants);
  if (!segments.every((segment) => isKnown(segment.from) && isKnown(segment.to))) return 'cities';
  return segments.every((segment) => isWithin(segment, from, to, around)) ? undefined : 'days';
}

/** Whether an application covers a booking: its product, cities, days, employees, what is left of its legs, and budget. */
export function coverOf(
  content: TripContent,
  uses: readonly TripUse[],
  wish: TripWish,
  around: number = daysAround,
): Cover {
  if (!wish.segments.length || !productsOf(content).includes(wish.product)) return missed('product');
  const isCities = content.mode === 'cities';
  const legs = isCities ? (missOfCities(content, wish, around) ?? []) : legsFor(content, uses, wish, around);
  if (legs === 'cities' || legs === 'days') return missed(legs);
  const travelling = new Set(content.travellers.flatMap((one) => (one.kind === 'employee' ? [one.employeeId] : [])));
  if (!wish.employeeIds.every((id) => travelling.has(id))) return missed('travellers');
  if (typeof legs === 'string') return missed(legs);
  const { remaining } = budgetStanding(content, uses, wish.product);
  const short = wish.amount - remaining;
  return short > 0 ? { covers: false, why: 'budget', short } : { covers: true, legIds: legs, remaining };
}

/** The part of an order's amount for each of its legs: equal ones, the last takes the rest. */
export const partsOf = (amount: Fen, legs: number): Fen[] =>
  Array.from({ length: legs }, (_, at) => {
    const part = Math.trunc(amount / legs);
    return at === legs - 1 ? amount - part * (legs - 1) : part;
  });
