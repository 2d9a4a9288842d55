import { useCallback, useEffect, useMemo, useRef } from 'react';
import { addMonths, daysInMonth } from '#domain/spans.ts';
import { lowestByMonth, priceLevels } from '#domain/flight/search/search-prices.ts';
import type { Basis } from '#domain/flight/seat-prices.ts';
import type { Search } from '#domain/flight/search/search-state.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { feastFacts } from '#parts/search/days/feast-facts.ts';
import type { DayFacts } from '#ui/calendar/Calendar.tsx';
import type { Prices } from '../../prices.ts';

/** Facts of a calendar's days on one route: prices, which are requested as months come into sight, and holidays. */
export function usePriceFacts(prices: Prices, from: string, to: string, today: string, search?: Search, basis?: Basis) {
  const key = prices.key(from, to, search, basis);
  const found = useValue(prices.found)[key];
  const { lows, levels } = useMemo(
    () => ({ lows: lowestByMonth(found ?? {}), levels: priceLevels(found ?? {}) }),
    [found],
  );
  const day = useCallback(
    (date: string): DayFacts => {
      const price = found?.[date];
      return {
        price: price && showFen(fenOf(price)),
        low: price !== undefined && price === lows[date.slice(0, 7)],
        level: levels[date],
        ...feastFacts(date),
      };
    },
    [found, lows, levels],
  );
  const shown = useRef<[first: string, months: number]>([today.slice(0, 7), 2]);
  const ask = () => {
    const [first, months] = shown.current;
    const last = addMonths(first, months - 1);
    prices.want(from, to, `${first}-01`, `${last}-${daysInMonth(last)}`, search);
  };
  useEffect(ask, [prices, key]);
  const onMonthChange = (first: string, months: number) => {
    shown.current = [first, months];
    ask();
  };
  return { day, onMonthChange };
}
