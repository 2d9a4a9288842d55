import { addDays, addMonths, daysBetween } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import { fenOf } from '../../money.ts';

/** The lowest price of each month (`2026-09`), as the wire wrote it; equal days share it. */
export function lowestByMonth(prices: Readonly<Record<Day, string>>): Record<string, string> {
  const lowest: Record<string, string> = {};
  for (const [day, price] of Object.entries(prices)) {
    const month = day.slice(0, 7);
    const known = lowest[month];
    if (known === undefined || fenOf(price) < fenOf(known)) lowest[month] = price;
  }
  return lowest;
}

/** Seven days around the chosen one, moved by whole weeks; none before `first`. */
export function stripDays(chosen: Day, first: Day, weeks: number): Day[] {
  const around = addDays(chosen, weeks * 7 - 3);
  const start = around < first ? first : around;
  return Array.from({ length: 7 }, (_, n) => addDays(start, n));
}

/** Days near the chosen one that have a price, cheapest first; the nearest known ones where none is within three days. */
export function nearbyDays(
  prices: Readonly<Record<Day, string>>,
  chosen: Day,
  first: Day,
  most = 3,
): { day: Day; price: string }[] {
  const known = Object.entries(prices)
    .filter(([day]) => day !== chosen && day >= first)
    .map(([day, price]) => ({ day, price, away: Math.abs(daysBetween(chosen, day)) }));
  const close = known.filter(({ away }) => away <= 3).sort((a, b) => fenOf(a.price) - fenOf(b.price));
  const days = close.length ? close : known.sort((a, b) => a.away - b.away);
  return days.slice(0, most).map(({ day, price }) => ({ day, price }));
}

/** The price of the first day from `first` to `last` that has one. */
export function soonestPrice(
  prices: Readonly<Record<Day, string>>,
  first: Day,
  last: Day,
): { day: Day; price: string } | undefined {
  const [day] = Object.keys(prices)
    .filter((one) => one >= first && one <= last)
    .sort();
  return day === undefined ? undefined : { day, price: prices[day] ?? '' };
}

export type PriceLevel = 'low' | 'usual' | 'high';

/** With fewer known prices there is nothing to compare with. */
const enoughDays = 8;

/** The days that all others are compared with: those of this month and the next, whichever months are in view. */
export const comparedMonths = (today: Day): [first: string, last: string] => [
  today.slice(0, 7),
  addMonths(today.slice(0, 7), 1),
];

/**
 * Each day's price beside those of the compared months: the cheaper quarter is low, the dearer quarter high. Other loaded
 * months change no word. Equal prices of these months have equal words, and the lowest of a month is never high.
 */
export function priceLevels(prices: Readonly<Record<Day, string>>, today: Day): Record<Day, PriceLevel> {
  const months = comparedMonths(today);
  const known = Object.entries(prices).map(([day, price]) => ({ day, fen: fenOf(price), month: day.slice(0, 7) }));
  const sorted = known
    .filter(({ month }) => months.includes(month))
    .map(({ fen }) => fen)
    .sort((a, b) => a - b);
  if (sorted.length < enoughDays) return {};
  const lows = lowestByMonth(prices);
  const lowOf = (month: string) => fenOf(lows[month] ?? '0');
  const floor = Math.max(...months.map(lowOf));
  const quarter = Math.ceil(sorted.length / 4);
  const [lower = 0, upper = 0] = [sorted[quarter - 1], sorted[sorted.length - quarter]];
  const levelOf = (fen: number, month: string): PriceLevel => {
    if (fen <= lower && fen < upper) return 'low';
    return fen >= upper && fen > lower && fen > floor && fen > lowOf(month) ? 'high' : 'usual';
  };
  return Object.fromEntries(known.map(({ day, fen, month }) => [day, levelOf(fen, month)]));
}
