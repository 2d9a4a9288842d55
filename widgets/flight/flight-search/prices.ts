import { signal } from '@preact/signals-core';
import { flight } from '#contract/flight.ts';
import { addDays, addMonths, daysInMonth } from '#domain/china-time.ts';
import { maxDaysAhead } from '#domain/flight/search-state.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

/** Lowest prices in yuan by day. */
export type DayPrices = Readonly<Record<string, string>>;

export interface Prices {
  /** By `BJS-SHA`; what has not come yet is missing. */
  found: Readable<Readonly<Record<string, DayPrices>>>;
  /** Names a route in `found`. */
  key(from: string, to: string): string;
  /** Asks for the months of these days, each month of a route once. Without an answer the days stay without prices. */
  want(from: string, to: string, firstDay: string, lastDay: string): void;
}

/** The provider answers at most seventy days at once. */
const monthsPerCall = 2;

const routeKey = (from: string, to: string): string => `${from}-${to}`;

export function createPrices(services: Services): Prices {
  const found = signal<Readonly<Record<string, DayPrices>>>({});
  const asked = new Set<string>();

  async function ask(from: string, to: string, months: string[]) {
    const today = services.clock.today();
    const first = `${months[0]}-01`;
    const last = `${months.at(-1)}-${daysInMonth(months.at(-1) ?? '')}`;
    const end = addDays(today, maxDaysAhead);
    if (first > end) return;
    const span = { from: first < today ? today : first, to: last > end ? end : last };
    const outcome = await services.api.send(flight.lowPrices, { orgCity: from, dstCity: to, ...span }, { quiet: 'all' });
    const key = routeKey(from, to);
    if (outcome.ok) found.value = { ...found.peek(), [key]: { ...found.peek()[key], ...Object.fromEntries(outcome.data.prices.map((one) => [one.date, one.price])) } };
    else for (const month of months) asked.delete(`${key}/${month}`);
  }

  return {
    found,
    key: routeKey,
    want(from, to, firstDay, lastDay) {
      if (!from || !to || from === to) return;
      const months: string[] = [];
      for (let month = firstDay.slice(0, 7); month <= lastDay.slice(0, 7); month = addMonths(month, 1)) {
        const name = `${routeKey(from, to)}/${month}`;
        if (asked.has(name)) continue;
        asked.add(name);
        months.push(month);
      }
      for (let at = 0; at < months.length; at += monthsPerCall) void ask(from, to, months.slice(at, at + monthsPerCall));
    },
  };
}
