import { describe, expect, it } from 'vitest';
import { claimableOf, confirmedBy } from './bill-claim.ts';
import type { CompanyBillRow } from './bill-row.ts';

type Charged = Pick<CompanyBillRow, 'amount' | 'figures'>;
const stay: Charged = { amount: 30_000, figures: { roomFee: 30_000 } };

describe('the most that a dispute may claim', () => {
  it.each<[kind: string, row: Charged, most: number]>([
    ['sale', stay, 30_000],
    ['change', { amount: 14_800, figures: { changeSpread: 3_000, changeFee: 11_800 } }, 14_800],
    ['change back', { amount: -5_000, figures: { changeSpread: -16_800, changeFee: 11_800 } }, 11_800],
    ['refund', { amount: -65_100, figures: { fare: -93_000, refundFee: 27_900 } }, 27_900],
    ['refund without a fee', { amount: -93_000, figures: { fare: -93_000 } }, 0],
    ['kept', { amount: -21_000, figures: { roomFee: -30_000, kept: 9_000 } }, 9_000],
    ['credit', { amount: -20_000, figures: { roomFee: -20_000 } }, 0],
    ['correction', { amount: 1_200, figures: { fare: 1_200 } }, 1_200],
    ['correction back', { amount: -1_200, figures: { fare: -1_200 } }, 0],
    ['all given back as a fee', { amount: 0, figures: { fare: -93_000, refundFee: 93_000 } }, 93_000],
  ])('of a row of kind %s is what was charged', (_, row, most) => {
    expect(claimableOf(row)).toBe(most);
  });

  it.each([
    ['waiting', 0, 0],
    ['refused', 0, 0],
    ['settled', 0, 0],
    ['withdrawn', 0, 30_000],
    ['accepted', 20_000, 10_000],
    ['accepted', 30_000, 0],
    ['withdrawn', 20_000, 10_000],
  ] as const)('after a %s dispute with %i credited is %i', (state, credited, most) => {
    expect(claimableOf(stay, { state, credited })).toBe(most);
  });
});

it.each([
  ['周国梁', '周国梁', ''],
  ['系统（确认期满）', '系统', '确认期满，系统自动确认'],
  ['云帆科技（北京）有限公司', '云帆科技（北京）有限公司', ''],
  ['系统（确认期满后周国梁了结异议）', '系统', '确认期满后周国梁了结异议，系统自动确认'],
])('a confirmation by %s is one of %s with its cause in a sentence', (name, who, sentence) => {
  expect(confirmedBy(name)).toEqual({ who, sentence });
});
