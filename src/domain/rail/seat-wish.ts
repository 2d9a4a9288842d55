import { berthTiers, seatLetters } from './seat-classes.ts';
import type { SeatClass } from './seat-classes.ts';

export const berths = ['lower', 'middle', 'upper'] as const;
export type Berth = (typeof berths)[number];

export const berthNames: Readonly<Record<Berth, string>> = { lower: '下铺', middle: '中铺', upper: '上铺' };

/** Seats that a party asks for. A seat that cannot be had is given up: the order is made all the same. */
export interface SeatWish {
  /** Row and letter, two rows at most: `1A`, `2D`. */
  letters?: readonly string[] | undefined;
  berths?: Readonly<Record<Berth, number>> | undefined;
}

/** Letters on both sides of the aisle; empty where a class has none. */
export const seatRowsOf = (seatClass: SeatClass): string[][] =>
  (seatLetters[seatClass] ?? []).map((side) => Array.from(side));

export const berthsOf = (seatClass: SeatClass): Berth[] =>
  berths.filter((berth) => berthTiers[seatClass]?.includes(berthNames[berth]));

/** The fault of a wish for so many passengers; undefined for a good one. */
export function wishProblem(
  { letters = [], berths: counts }: SeatWish,
  seatClass: SeatClass,
  passengers: number,
): { field: 'seats.letters' | 'seats.berths'; message: string } | undefined {
  const known = new Set(seatRowsOf(seatClass).flat());
  if (letters.length > passengers || new Set(letters).size < letters.length)
    return { field: 'seats.letters', message: '所选座位不能重复，也不能多于乘车人' };
  if (letters.some((one) => !known.has(one.slice(1)))) return { field: 'seats.letters', message: '该席别没有所选座位' };
  const wanted = berths.filter((berth) => (counts?.[berth] ?? 0) > 0);
  if (wanted.some((berth) => !berthsOf(seatClass).includes(berth)))
    return { field: 'seats.berths', message: '该席别没有所选铺位' };
  return wanted.reduce((sum, berth) => sum + (counts?.[berth] ?? 0), 0) > passengers
    ? { field: 'seats.berths', message: '所选铺位多于乘车人' }
    : undefined;
}

/** The part of a wish that a class can meet: a wish for two trains may fit one of them, which has letters, the other berths. */
export function wishFor(wish: SeatWish, seatClass: SeatClass): SeatWish {
  const known = new Set(seatRowsOf(seatClass).flat());
  const tiers = berthsOf(seatClass);
  const { letters, berths: counts } = wish;
  const fits =
    (letters ?? []).every((one) => known.has(one.slice(1))) &&
    berths.every((berth) => !counts?.[berth] || tiers.includes(berth));
  return fits ? wish : {};
}
