import type { Day } from '../china-time.ts';
import { lowestByMonth, priceLevels } from '../flight/search/search-prices.ts';
import { fenOf, showFen } from '../money.ts';

/** Price of a day as a calendar shows it. A month with few known days has no lowest one: others may be cheaper. */
export function pricedDays(prices: Readonly<Record<Day, string>>) {
  const [lows, levels] = [lowestByMonth(prices), priceLevels(prices)];
  return (day: Day) => {
    const [price, level] = [prices[day], levels[day]];
    return {
      price: price && showFen(fenOf(price)),
      low: price !== undefined && level !== undefined && price === lows[day.slice(0, 7)],
      level,
    };
  };
}
