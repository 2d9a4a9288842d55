import { expect, it } from 'vitest';
import type { NextOffer } from '../offers.ts';
import { withoutAlike } from './alike.ts';
import { groupOffers } from './itineraries.ts';

const brand = (name: string, refundBefore: number, pieces: number) => ({
  name,
  cabin: 'Y' as const,
  tickets: 1 as const,
  terms: [{ refundBefore }],
  bags: { CA: { pieces, kg: 23 }, MU: { pieces: 2, kg: 32 } },
});
/** By their order: of one carrier; the same of another; with another fee; with other bags; with another name. */
const brands = [
  brand('轻享', 1500, 1),
  brand('轻享', 1500, 1),
  brand('轻享', 900, 1),
  brand('轻享', 1500, 2),
  brand('标准', 1500, 1),
];
const offer = (itinerary: number, at: number, total: number, cabins = 'YY') =>
  ({ itinerary, brand: at, cabins, price: { adult: total, total } }) as NextOffer;
const list = { slices: [[{ bagRule: ['CA'] }, { bagRule: ['MU'] }]], brands };
const left = (offers: NextOffer[]) =>
  withoutAlike(list, 0, groupOffers(offers)).map((group) => group.offers.map((one) => one.brand));

it('of a brand that stands twice the cheaper alone is left', () => {
  expect(left([offer(0, 0, 5890), offer(0, 1, 5810)])).toEqual([[1]]);
});

it.each([
  ['terms', 2],
  ['bags', 3],
  ['name', 4],
])('a brand with other %s stays', (_, at) => {
  expect(left([offer(0, 0, 5810), offer(0, at, 5890)])).toEqual([[0, at]]);
});

it('bags count by the carriers of the itinerary alone, and another cabin of a flight is another offer', () => {
  expect(left([offer(1, 0, 5810), offer(1, 3, 5890)])).toEqual([[0]]);
  expect(left([offer(0, 0, 5810), offer(0, 1, 5890, 'YW')])).toEqual([[0, 1]]);
});
