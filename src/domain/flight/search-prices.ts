import { addDays } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { fenOf } from '../money.ts';

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

/** Days near the chosen one that have a price, cheapest first: where a list is empty, these help. */
export function nearbyDays(prices: Readonly<Record<Day, string>>, chosen: Day, first: Day, most = 3): { day: Day; price: string }[] {
  return Array.from({ length: 7 }, (_, n) => addDays(chosen, n - 3))
    .flatMap((day) => (day !== chosen && day >= first && prices[day] !== undefined ? [{ day, price: prices[day] }] : []))
    .sort((a, b) => fenOf(a.price) - fenOf(b.price))
    .slice(0, most);
}
