import { aircraft } from '#domain/flight/aircraft.ts';
import { dayMs } from '#domain/china-time.ts';
import type { IntlCabin } from '#domain/intl/cabins.ts';
import { seatKeyOf } from '../../../orders/seats/flight-seats.ts';
import type { SeatCount, SoldClass } from '../../../orders/seats/flight-seats.ts';
import { shareSold } from '../../../orders/seats/booking-curve.ts';
import { chanceOf } from '../../../ground/chance.ts';
import { carriers } from '../network/carriers.ts';
import type { Flown } from '../network/flown.ts';
import { soldOfId } from '../network/sold-as.ts';

/** A booking class: its cabin, its share of the cabin's seats, and how it stands to the fare of its brand. */
interface BookingClass {
  code: string;
  cabin: IntlCabin;
  share: number;
  step: number;
}

/** The classes of a ladder are sold one after the other, the cheapest first. */
const ladder = (cabin: IntlCabin, share: number, ...classes: [string, number][]): readonly BookingClass[] =>
  classes.map(([code, step]) => ({ code, cabin, share: share / classes.length, step }));

/** By the kind of a brand (fares/brands.ts). */
const ladders = {
  light: ladder('Y', 0.4, ['N', 0.84], ['T', 0.92], ['V', 1], ['S', 1.12]),
  standard: ladder('Y', 0.3, ['L', 0.93], ['Q', 1], ['K', 1.1]),
  flexible: ladder('Y', 0.3, ['H', 0.93], ['M', 1], ['B', 1.1], ['Y', 1.25]),
  premium: ladder('W', 1, ['E', 1], ['W', 1.15]),
  business: ladder('C', 0.5, ['Z', 0.9], ['D', 1.05]),
  businessFlexible: ladder('C', 0.5, ['J', 1], ['C', 1.15]),
  first: ladder('F', 1, ['A', 1], ['F', 1.2]),
} as const;
export type BrandKind = keyof typeof ladders;

const classOf = new Map(Object.values(ladders).flatMap((classes) => classes.map((one) => [one.code, one] as const)));

/** Airlines with a first class on their largest aircraft. */
const withFirst = new Set(['CA', 'CX', 'JL', 'NH', 'SQ', 'EK', 'QR', 'BA', 'LH', 'AF', 'KE', 'QF']);
const withPremium = new Set('CA MU CZ CX JL NH SQ BR CI BA LH AF KL AY LX OS UA DL AA AC QF NZ TK EK VN'.split(' '));

/** Seats of a cabin on a flight. */
export function seatsIn(cabin: IntlCabin, { service: { carrier, plane } }: Pick<Flown, 'service'>): number {
  const { size = '中型', fewestSeats = 160 } = aircraft.get(plane) ?? {};
  const isLowCost = carriers.get(carrier)?.isLowCost ?? false;
  const isLarge = size === '大型';
  if (cabin === 'F') return isLarge && withFirst.has(carrier) && ['77W', '388', '74H'].includes(plane) ? 8 : 0;
  if (isLowCost) return cabin === 'Y' ? fewestSeats : 0;
  if (cabin === 'W') return isLarge && withPremium.has(carrier) ? 24 : 0;
  if (cabin === 'C') return isLarge ? 30 : 8;
  return fewestSeats - (isLarge ? 60 : 16);
}

/** The market moves in steps of six hours. */
const stepMs = 6 * 3_600_000;

const capacityOf = ({ cabin, share }: BookingClass, flown: Flown): number => Math.ceil(seatsIn(cabin, flown) * share);

/** Seats of a class that others have bought: the cheap classes of a wanted flight go first. */
function soldOutside(one: BookingClass, at: number, flown: Flown, nowMs: number): number {
  const days = Math.max(0, (flown.depMs - Math.floor(nowMs / stepMs) * stepMs) / dayMs);
  const pull = 0.55 + 0.9 * chanceOf(`intl pull ${flown.flightId}`);
  const early = [0.35, 0.15, 0, -0.1][at] ?? 0;
  const load = shareSold(days) * pull + early * (0.4 + shareSold(days));
  return Math.floor(capacityOf(one, flown) * Math.min(1, Math.max(0, load)));
}

export type SeatCounts = ReadonlyMap<string, SeatCount>;

export interface OpenClass {
  code: string;
  cabin: IntlCabin;
  step: number;
  /** 10 stands for 10 or more. */
  left: number;
}

/** The cheapest class of a brand's ladder that has so many seats on this flight; undefined where none has. */
export function openClass(
  kind: BrandKind,
  flown: Flown,
  { counts, seats, nowMs }: { counts: SeatCounts; seats: number; nowMs: number },
): OpenClass | undefined {
  for (const [at, one] of ladders[kind].entries()) {
    const known = counts.get(seatKeyOf({ flightId: flown.flightId, cabinCode: one.code }));
    const { capacity, taken } = known ?? { capacity: capacityOf(one, flown), taken: 0 };
    const left = capacity - taken - soldOutside(one, at, flown, nowMs);
    if (left >= Math.max(1, seats))
      return { code: one.code, cabin: one.cabin, step: one.step, left: Math.min(10, left) };
  }
  return undefined;
}

/** A class of a flight by their names, for the inventory. */
export function soldClass(
  { flightId, cabinCode }: { flightId: string; cabinCode: string },
  nowMs: number,
): SoldClass | undefined {
  const flown = soldOfId(flightId)?.flown;
  const one = classOf.get(cabinCode);
  if (!flown || !one) return undefined;
  const at =
    Object.values(ladders)
      .find((classes) => classes.includes(one as never))
      ?.indexOf(one as never) ?? 0;
  const capacity = capacityOf(one, flown);
  return {
    pair: `${flown.service.org}-${flown.service.dst}`,
    day: flown.day,
    capacity,
    outside: soldOutside(one, at, flown, nowMs),
  };
}
