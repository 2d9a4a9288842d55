import { showDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { showFen } from '../money.ts';
import { policyProductNames } from '../policy/schema.ts';
import { differenceWords } from './difference-words.ts';
import type { DifferenceWords } from './difference-words.ts';
import { legKinds } from './schema.ts';
import type { TripContent, TripLeg } from './schema.ts';

/** Name of a city by its code. */
export type NameOf = (city: string) => string;

/** `北京 → 上海 → 苏州 → 北京`; a stay alone is its city. */
export function placesOf(
  { mode, legs, cities }: Pick<TripContent, 'mode' | 'legs' | 'cities'>,
  nameOf: NameOf,
  words: Pick<typeof differenceWords, 'and'> = differenceWords,
): string {
  if (mode === 'cities') return cities.filter(Boolean).map(nameOf).join(words.and);
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

/** How the lines of a difference are said; absent: in Chinese. */
export interface DifferenceSay {
  words: DifferenceWords;
  say(name: string): string;
  showDay(day: Day): string;
}
export const inChinese: DifferenceSay = { words: differenceWords, say: String, showDay };

/** `国内机票 北京 → 上海 10-12 周一 2 人` */
export function legWords(
  leg: TripLeg,
  nameOf: NameOf,
  { words, say, showDay: show }: DifferenceSay = inChinese,
): string {
  const kind = legKinds[leg.product];
  const place = kind === 'journey' ? `${nameOf(leg.from)} → ${nameOf(leg.to)}` : nameOf(leg.to);
  const size = {
    journey: words.people(leg.travellers),
    stay: words.rooms(leg.units),
    rides: words.rides(leg.units),
  }[kind];
  const [day, toDay] = [leg.day, leg.toDay].map((one) => one && show(one));
  const days = day && toDay ? words.span(day, toDay) : day || toDay;
  return [say(policyProductNames[leg.product]), place, days, size].filter(Boolean).join(' ');
}

export const moneyWords = (fen: number): string => `¥${showFen(fen, true)}`;
