import { expect, it } from 'vitest';
import { pricedDays } from './priced-days.ts';

/** Prices of the first days of a month, the first one the lowest. */
const known = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`2026-12-${String(at + 1).padStart(2, '0')}`, String(5000 + at)]),
  );

it.each([
  ['most of its days', 20, true],
  ['the days of a strip alone', 7, false],
])('a month of which %s are known', (_, count, low) => {
  expect(pricedDays(known(count))('2026-12-01')).toMatchObject({ price: '5,000', low });
});
