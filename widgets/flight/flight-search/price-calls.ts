import { flight } from '#contract/flight.ts';
import { addDays } from '#domain/china-time.ts';
import { addMonths, daysInMonth } from '#domain/spans.ts';
import { maxDaysAhead } from '#domain/flight/search/search-state.ts';
import type { Search } from '#domain/flight/search/search-state.ts';
import type { Services } from '#kit/services.ts';
import type { DayPrices, PriceCalls, PriceKeys } from './prices.ts';

/** The provider answers at most seventy days at once. */
const monthsPerCall = 2;

/** The calls for lowest prices, in a chunk of its own: nothing is asked before the first touch of the form. */
export function createPriceCalls({ api, clock }: Services, { keyOf, partyOf, add }: PriceKeys): PriceCalls {
  const asked = new Set<string>();

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
    const byDay = (part: 'price' | 'parPrice'): DayPrices =>
      Object.fromEntries(outcome.data.prices.map((one) => [one.date, one[part]]));
    add({ [total]: byDay('price'), [ticket]: byDay('parPrice') });
  }

  return (from, to, firstDay, lastDay, search) => {
    const months: string[] = [];
    for (let month = firstDay.slice(0, 7); month <= lastDay.slice(0, 7); month = addMonths(month, 1)) {
      const name = keyOf(from, to, search) + month;
      if (asked.has(name)) continue;
      asked.add(name);
      months.push(month);
    }
    for (let at = 0; at < months.length; at += monthsPerCall)
      void ask(from, to, months.slice(at, at + monthsPerCall), search);
  };
}
