import { addDays, daysBetween } from '../../china-time.ts';
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

type PriceLevel = 'low' | 'usual' | 'high';

/** With fewer known prices of a month there is nothing to compare with. */
const enoughDays = 8;

/**
 * Each day's price beside those of its own month: the cheaper quarter is low, the dearer quarter high. Equal prices of a
 * month have equal words; a word that more than half of the days would have says nothing, and is left out.
 */
export function priceLevels(prices: Readonly<Record<Day, string>>): Record<Day, PriceLevel> {
  const months = new Map<string, { day: Day; fen: number }[]>();
  for (const [day, price] of Object.entries(prices)) {
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), { day, fen: fenOf(price) }]);
  }
  return Object.fromEntries([...months.values()].flatMap((days) => (days.length < enoughDays ? [] : levelsOf(days))));
}

function levelsOf(days: readonly { day: Day; fen: number }[]): (readonly [Day, PriceLevel])[] {
  const sorted = days.map(({ fen }) => fen).sort((a, b) => a - b);
  const quarter = Math.ceil(sorted.length / 4);
  const [lower = 0, upper = 0] = [sorted[quarter - 1], sorted[sorted.length - quarter]];
  const isFew = (is: (fen: number) => boolean) => sorted.filter(is).length * 2 <= sorted.length;
  const hasLow = lower < upper && isFew((fen) => fen <= lower);
  const hasHigh = lower < upper && isFew((fen) => fen >= upper);
  return days.map(({ day, fen }) => [day, hasLow && fen <= lower ? 'low' : hasHigh && fen >= upper ? 'high' : 'usual']);
}
