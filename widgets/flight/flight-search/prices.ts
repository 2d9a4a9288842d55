import { signal } from '@preact/signals-core';
import { flight } from '#contract/flight.ts';
import { addDays, addMonths, daysInMonth } from '#domain/china-time.ts';
import type { Basis } from '#domain/flight/seat-prices.ts';
import { maxDaysAhead } from '#domain/flight/search/search-state.ts';
import type { Search, TravelType } from '#domain/flight/search/search-state.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

/** Lowest prices in yuan by day. */
export type DayPrices = Readonly<Record<string, string>>;

export interface Prices {
  /** By `key`; prices that are not loaded yet are missing. */
  found: Readable<Readonly<Record<string, DayPrices>>>;
  /** Names a route in `found`, for the party of a search (by default of the form) at the member's terms. */
  key(from: string, to: string, search?: Search, basis?: Basis): string;
  /** Asks for the months of these days, each month of a route and party once. Without an answer the days stay without prices. */
  want(from: string, to: string, firstDay: string, lastDay: string, search?: Search): void;
}

/** The provider answers at most seventy days at once. */
const monthsPerCall = 2;

export function createPrices(
  { api, clock, session }: Services,
  draft: Readable<Search>,
  travelTypeOf: (search: Search) => TravelType,
): Prices {
  const found = signal<Readonly<Record<string, DayPrices>>>({});
  const asked = new Set<string>();

  const partyOf = (search: Search) => {
    const { adults, children, infants, cabin } = search;
    return { adults, children, infants, cabin, travelType: travelTypeOf(search) };
  };
  const keyOf = (from: string, to: string, search = draft.peek(), basis: Basis = 'total'): string =>
    [from, to, ...Object.values(partyOf(search)), session.user.peek()?.memberId, basis].join();

  async function ask(from: string, to: string, months: string[], search: Search) {
    const today = clock.today();
    const first = `${months[0]}-01`;
    const last = `${months.at(-1)}-${daysInMonth(months.at(-1) ?? '')}`;
    const end = addDays(today, maxDaysAhead);
    if (first > end) return;
    const span = { from: first < today ? today : first, to: last > end ? end : last };
    const [total, ticket] = [keyOf(from, to, search), keyOf(from, to, search, 'ticket')];
    const outcome = await api.send(
      flight.lowPrices,
      { orgCity: from, dstCity: to, ...span, ...partyOf(search) },
      { quiet: 'all' },
    );
    if (!outcome.ok) return months.forEach((month) => asked.delete(total + month));
    const next = { ...found.peek() };
    for (const [key, part] of [
      [total, 'price'],
      [ticket, 'parPrice'],
    ] as const)
      next[key] = { ...next[key], ...Object.fromEntries(outcome.data.prices.map((one) => [one.date, one[part]])) };
    found.value = next;
  }

  return {
    found,
    key: keyOf,
    want(from, to, firstDay, lastDay, search = draft.peek()) {
      if (!from || !to || from === to) return;
      const months: string[] = [];
      for (let month = firstDay.slice(0, 7); month <= lastDay.slice(0, 7); month = addMonths(month, 1)) {
        const name = keyOf(from, to, search) + month;
        if (asked.has(name)) continue;
        asked.add(name);
        months.push(month);
      }
      for (let at = 0; at < months.length; at += monthsPerCall)
        void ask(from, to, months.slice(at, at + monthsPerCall), search);
    },
  };
}
