import { expect, it } from 'vitest';
import { soldTypes } from './order/order-fares.ts';
import { depositOf, partyPrice, waitChance, waitDeadlines, waitEndMs } from './wait.ts';

const hour = 3_600_000;

it('deadlines count from the last departure and are still to come, the longest wait first', () => {
  const departures = [50 * hour, 30 * hour];
  expect(waitDeadlines(departures, 0)).toEqual([
    { hoursBefore: 1, atMs: 49 * hour },
    { hoursBefore: 2, atMs: 48 * hour },
    { hoursBefore: 6, atMs: 44 * hour },
    { hoursBefore: 24, atMs: 26 * hour },
  ]);
  expect(waitDeadlines(departures, 44 * hour).map(({ hoursBefore }) => hoursBefore)).toEqual([1, 2]);
  expect(waitDeadlines(departures, 49 * hour)).toEqual([]);
  expect(departures.map((departs) => waitEndMs(departs, 6))).toEqual([44 * hour, 24 * hour]);
});

it('the price of a party is that of its types, and none where a type is not sold', () => {
  const prices = { adult: 55_300, child: 27_650 };
  expect(partyPrice(prices, ['adult', 'adult', 'child'])).toBe(138_250);
  expect(partyPrice(prices, ['adult', 'student'])).toBeUndefined();
});

it('the deposit is the dearest wish', () => {
  expect(depositOf([55_300, 93_300, 41_000])).toBe(93_300);
});

it('types are those that all wishes sell', () => {
  expect(
    soldTypes([{ prices: { adult: '1', child: '1', student: '1' } }, { prices: { adult: '2', child: '2' } }]),
  ).toEqual(['adult', 'child']);
});

it.each([
  [0, 72, 'good'],
  [0, 71, 'fair'],
  [1, 200, 'fair'],
  [5, 24, 'fair'],
  [6, 200, 'small'],
  [0, 23, 'small'],
] as const)('with %i people ahead and %i hours to go the chance is %s', (ahead, hours, chance) => {
  expect(waitChance(ahead, hours)).toBe(chance);
});
