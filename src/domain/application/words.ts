import { showDay } from '../china-time.ts';
import { showFen } from '../money.ts';
import { policyProductNames } from '../policy/schema.ts';
import { legKinds } from './schema.ts';
import type { TripContent, TripLeg } from './schema.ts';

/** Name of a city by its code. */
export type NameOf = (city: string) => string;

/** `北京 → 上海 → 苏州 → 北京`; a stay alone is its city. */
export function placesOf(
  { mode, legs, cities }: Pick<TripContent, 'mode' | 'legs' | 'cities'>,
  nameOf: NameOf,
): string {
  if (mode === 'cities') return cities.filter(Boolean).map(nameOf).join('、');
  const way: string[] = [];
  const go = (city: string): void => {
    if (city && way.at(-1) !== city) way.push(city);
  };
  for (const { product, from, to } of legs) {
    if (legKinds[product] === 'journey') go(from);
    go(to);
  }
  return way.map(nameOf).join(' → ');
}

const days = ({ day, toDay }: Pick<TripLeg, 'day' | 'toDay'>): string =>
  [day, toDay]
    .filter(Boolean)
    .map((one) => showDay(one))
    .join(' 至 ');

/** `国内机票 北京 → 上海 10-12 周一 2 人` */
export function legWords(leg: TripLeg, nameOf: NameOf): string {
  const kind = legKinds[leg.product];
  const place = kind === 'journey' ? `${nameOf(leg.from)} → ${nameOf(leg.to)}` : nameOf(leg.to);
  const size = { journey: `${leg.travellers} 人`, stay: `${leg.units} 间`, rides: `${leg.units} 程` }[kind];
  return [policyProductNames[leg.product], place, days(leg), size].filter(Boolean).join(' ');
}

export const moneyWords = (fen: number): string => `¥${showFen(fen, true)}`;
