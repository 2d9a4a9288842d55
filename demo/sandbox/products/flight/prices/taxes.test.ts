import { describe, expect, it } from 'vitest';
import { serviceFeeOf } from '../../../orders/business/service-fees.ts';
import { taxesOf } from './taxes.ts';

describe('Fund and fuel surcharge', () => {
  it.each([
    ['ADT', 800, '2026-11-20', 50, 10],
    ['ADT', 801, '2026-11-20', 50, 20],
    ['CHD', 800, '2026-11-20', 0, 0],
    ['CHD', 801, '2026-11-20', 0, 10],
    ['INF', 800, '2026-11-20', 0, 0],
    ['INF', 2000, '2026-11-20', 0, 0],
    ['ADT', 1076, '2026-01-04', 50, 20],
    ['ADT', 1076, '2024-06-01', 50, 40],
    ['CHD', 1076, '2024-06-01', 0, 20],
  ] as const)('%s on %i km, sold on %s: %i and %i yuan', (type, km, day, fund, fuel) => {
    expect(taxesOf(type, km, day)).toEqual({ fund: fund * 100, fuel: fuel * 100 });
  });
});

describe('Service fee', () => {
  it.each([
    ['10', 0, 0],
    ['30', 10, 5],
    ['40', 0, 0],
    [undefined, 0, 0],
  ] as const)('of level %s on a private journey: %i less %i yuan', (level, fee, discount) => {
    expect(serviceFeeOf(level, undefined)).toEqual({ fee: fee * 100, discount: discount * 100 });
  });

  it('of a company: the listed fee less what its contract takes off', () => {
    expect(serviceFeeOf('7_0', { serviceFee: 1000, costCenters: [] })).toEqual({ fee: 1500, discount: 500 });
    expect(serviceFeeOf('70', { serviceFee: 2000, costCenters: [] })).toEqual({ fee: 2000, discount: 0 });
  });
});
