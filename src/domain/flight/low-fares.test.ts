import { expect, test } from 'vitest';
import { cheapestOf, fareHeights, popularRoutes } from './low-fares.ts';
import { cityNameOf } from './cities/cities.ts';

const fares = (...prices: string[]) => prices.map((price, n) => ({ date: `2026-11-2${n}`, price }));

test.each([
  ['the cheapest day is found by amount, not by text', ['1000', '930', '990.5'], '2026-11-21'],
  ['of equal days the earliest counts', ['620', '580', '580'], '2026-11-21'],
  ['one day is its own cheapest', ['620'], '2026-11-20'],
  ['without prices there is none', [], undefined],
])('%s', (_, prices, day) => {
  expect(cheapestOf(fares(...prices))?.date).toBe(day);
});

test.each([
  ['the cheapest is 0, the dearest 1', ['100', '150', '200'], [0, 0.5, 1]],
  ['equal prices lie in the middle', ['100', '100'], [0.5, 0.5]],
  ['no prices, no points', [], []],
])('%s', (_, prices, heights) => {
  expect(fareHeights(fares(...prices))).toEqual(heights);
});

test.each(popularRoutes)(
  'the route $fromName → $toName carries the names of its cities',
  ({ from, to, fromName, toName }) => {
    expect([cityNameOf(from), cityNameOf(to)]).toEqual([fromName, toName]);
  },
);
