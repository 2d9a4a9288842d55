import { expect, it } from 'vitest';
import { isAboveStandard, judgedOf, overOf, reasonOf } from './over.ts';
import type { JudgedLeg } from './over.ts';
import { emptyContent } from './schema.ts';
import type { TripContent, TripLeg } from './schema.ts';

const leg = (legId: string, product: TripLeg['product']): TripLeg => ({
  legId,
  product,
  from: 'BJS',
  to: 'SHA',
  day: '2026-10-12',
  toDay: '',
  travellers: 1,
  units: 0,
});
const trip = (budgets: TripContent['budgets']): TripContent => ({
  ...emptyContent,
  legs: [leg('a', 'flight'), leg('b', 'flight'), leg('c', 'train')],
  budgets,
  overReason: '展会期间没有更低的价格',
});
const judged = (legId: string, limit: number | null, verdict: JudgedLeg['verdict'] = 'ok'): JudgedLeg => ({
  legId,
  verdict,
  limit,
});
const within = [judged('c', 50_000), judged('b', 80_000), judged('a', 120_000)];

it.each<[string, TripContent['budgets'], JudgedLeg[], object]>([
  ['at the limits of its legs together', { flight: 200_000, train: 50_000 }, within, {}],
  ['a fen above them', { flight: 200_001, train: 50_000 }, within, { flight: 1 }],
  ['above with two products', { flight: 250_000, train: 50_100 }, within, { flight: 50_000, train: 100 }],
  ['without a budget', {}, within, {}],
  ['with a leg that has no limit', { flight: 900_000 }, [judged('a', 100), judged('b', null)], {}],
  ['with a leg that was not judged', { flight: 900_000 }, [judged('a', 100)], {}],
  ['of a product without a leg', { hotel: 900_000 }, within, {}],
])('a budget %s is above its standard by so much', (_, budgets, legs, over) => {
  expect(overOf(trip(budgets), legs)).toEqual(over);
});

it('a reason counts where a budget or a leg is above the standard, and nowhere else', () => {
  const [fits, over] = [trip({ flight: 200_000 }), trip({ flight: 200_001 })];
  expect(reasonOf(fits, within)).toBe('');
  expect(reasonOf(over, within)).toBe(over.overReason);
  expect(reasonOf(fits, [...within, judged('d', null, 'over')])).toBe(fits.overReason);
  expect(reasonOf(fits, [...within, judged('d', null, 'none')])).toBe('');
});

it('a limit of the wire is one of each unit', () => {
  const estimates = [
    { legId: 'a', verdict: 'ok' as const, limit: '600.00', units: 2 },
    { legId: 'b', verdict: 'ok' as const, limit: '800.00', units: 1 },
    { legId: 'c', verdict: 'none' as const, limit: '', units: 3 },
  ];
  expect(judgedOf(estimates).map(({ limit }) => limit)).toEqual([120_000, 80_000, null]);
  expect(isAboveStandard(trip({ flight: 200_000, train: 900_000 }), estimates)).toBe(false);
  expect(isAboveStandard(trip({ flight: 200_001 }), estimates)).toBe(true);
});
