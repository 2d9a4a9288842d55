import { describe, expect, it } from 'vitest';
import { followersOf } from './followers.ts';
import { concerns, isUnderWay, mayWithdraw } from './sale-states.ts';
import type { SaleState } from './sale-states.ts';

describe('a request', () => {
  it.each<[SaleState, boolean, boolean]>([
    ['applied', true, true],
    ['processing', true, false],
    ['unpaid', true, true],
    ['confirming', true, true],
    ['returning', false, false],
    ['done', false, false],
    ['withdrawn', false, false],
    ['refused', false, false],
    ['lapsed', false, false],
  ])('that is %s holds the order up: %s, may be taken back: %s', (state, holdsUp, mayEnd) => {
    expect([isUnderWay(state), mayWithdraw(state)]).toEqual([holdsUp, mayEnd]);
  });

  it('is about the tickets of its passengers on its leg alone', () => {
    const refund = { lines: [{ psgId: 'P1', triptype: 1 as const }] };
    const ticket = (psgId: string, triptype: 1 | 2) => ({ psgId, triptype });
    expect([ticket('P1', 1), ticket('P2', 1), ticket('P1', 2)].map((one) => concerns(refund, one))).toEqual([
      true,
      false,
      false,
    ]);
    const change = { lines: [{ psgId: 'P1' }], old: { triptype: 2 as const } };
    expect([ticket('P1', 1), ticket('P1', 2)].map((one) => concerns(change, one))).toEqual([false, true]);
  });
});

it('an adult who gives the flight up leaves two children and one infant to each of the others', () => {
  const people = (['ADT', 'ADT', 'CHD', 'CHD', 'CHD', 'INF', 'INF'] as const).map((fare, at) => ({
    psgId: `P${at}`,
    fare,
  }));
  expect(followersOf(people, new Set())).toEqual([]);
  expect(followersOf(people, new Set(['P0']))).toEqual(['P4', 'P6']);
  expect(followersOf(people, new Set(['P0', 'P1']))).toEqual(['P2', 'P3', 'P4', 'P5', 'P6']);
});
