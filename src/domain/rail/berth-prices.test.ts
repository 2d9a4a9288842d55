import { expect, it } from 'vitest';
import { askedBerths, cheapestTier, priceOnTier } from './berth-prices.ts';
import { fareOf, publishedFare } from './fares.ts';

it('a lower berth costs more than one above it, and a class without a tier has its price', () => {
  const fares = (['lower', 'middle', 'upper'] as const).map(
    (tier) => publishedFare('K', 'hardSleeper', 700, tier) ?? 0,
  );
  expect(fares).toEqual(fares.toSorted((a, b) => b - a));
  expect(new Set(fares).size).toBe(3);
  expect(publishedFare('K', 'hardSleeper', 700)).toBe(fares[0]);
  expect(publishedFare('D', 'softSleeper', 700, 'upper')).toBeLessThan(publishedFare('D', 'softSleeper', 700) ?? 0);
  expect(fareOf('K', 'softSleeper', 700, 0.5, 'middle')).toBeUndefined();
});

it('passengers have the tiers of a wish in their order, the lowest first, and the last ones none', () => {
  expect(askedBerths({ berths: { lower: 1, middle: 0, upper: 1 } }, 3)).toEqual(['lower', 'upper', undefined]);
  expect(askedBerths({ letters: ['1A'] }, 1)).toEqual([undefined]);
});

it('a ticket without a tier costs as much as the dearest, one on a tier as much as that', () => {
  const ride = {
    prices: { adult: 300 },
    tiers: { lower: { prices: { adult: 300 } }, upper: { prices: { adult: 280 } } },
  };
  expect([undefined, 'lower', 'upper'].map((tier) => priceOnTier(ride, 'adult', tier as 'lower'))).toEqual([
    300, 300, 280,
  ]);
  expect(priceOnTier({ prices: { adult: 60 } }, 'adult', 'upper')).toBe(60);
  expect(priceOnTier(ride, 'student', 'upper')).toBeUndefined();
});

it('a class is sold from its cheapest tier that has a berth left', () => {
  const tiers = (upper: number) => [
    { left: 2, price: '300' },
    { left: upper, price: '280' },
  ];
  expect([cheapestTier(tiers(1))?.price, cheapestTier(tiers(0))?.price, cheapestTier([])]).toEqual([
    '280',
    '300',
    undefined,
  ]);
});
