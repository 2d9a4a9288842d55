import { expect, test } from 'vitest';
import { cityOfPlace } from './cities.ts';
import { hubRoutes } from './nearby-places.ts';
import { soonestPrice } from '../search/search-prices.ts';

const named = ({ fromName, toName }: { fromName: string; toName: string }) => `${fromName} → ${toName}`;

test('a route without flights gets the nearest hubs of each end, and neither end is its own hub', () => {
  const { away, towards } = hubRoutes('NGQ', 'OHE', cityOfPlace);
  expect(away.map(named)).toContain('阿里 → 拉萨');
  expect(towards.map(named)[0]).toBe('哈尔滨 → 漠河');
  expect([away.length, towards.length]).toEqual([6, 6]);
  const own = hubRoutes('LXA', 'HRB', cityOfPlace);
  expect(
    [...own.away, ...own.towards].filter(({ from, to }) => from === to || (from === 'LXA' && to === 'HRB')),
  ).toEqual([]);
  expect(hubRoutes('XXX', 'OHE', cityOfPlace)).toEqual({ away: [], towards: [] });
});

test('the soonest priced day lies between both days', () => {
  const prices = { '2026-12-02': '700', '2026-12-09': '500', '2026-11-30': '400' };
  expect(soonestPrice(prices, '2026-12-01', '2026-12-08')).toEqual({ day: '2026-12-02', price: '700' });
  expect(soonestPrice(prices, '2026-12-03', '2026-12-08')).toBeUndefined();
});
