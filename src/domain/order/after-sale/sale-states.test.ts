import { describe, expect, it } from 'vitest';
import { followersOf } from './followers.ts';
import { stillValid } from './open-tickets.ts';
import { concerns, isAwaited, isInTotal, isUnderWay, mayWithdraw, requestedLook } from './sale-states.ts';
import type { SaleState } from './sale-states.ts';

describe('a request', () => {
  it.each<[SaleState, boolean, boolean, boolean]>([
    ['applied', true, true, true],
    ['processing', true, false, true],
    ['unpaid', true, true, false],
    ['confirming', true, true, true],
    ['returning', false, false, true],
    ['done', false, false, false],
    ['withdrawn', false, false, false],
    ['refused', false, false, false],
    ['lapsed', false, false, false],
  ])(
    'that is %s holds the order up: %s, may be taken back: %s, is waited for: %s',
    (state, holdsUp, mayEnd, awaited) => {
      expect([isUnderWay(state), mayWithdraw(state), isAwaited(state)]).toEqual([holdsUp, mayEnd, awaited]);
    },
  );

  it('that changes tickets is in the total once it is paid or confirmed', () => {
    const inTotal = (due: number) =>
      (['unpaid', 'confirming', 'returning', 'done', 'lapsed', 'refused'] as const).filter((state) =>
        isInTotal(state, due),
      );
    expect(inTotal(100)).toEqual(['confirming', 'returning', 'done']);
    expect(inTotal(0)).toEqual(['returning', 'done']);
    expect(inTotal(-100)).toEqual(['returning', 'done']);
  });

  it('says at its tickets which kind it is', () => {
    expect(requestedLook({ kind: 'change', state: 'unpaid' }).label).toBe('改签待支付');
    expect(requestedLook({ kind: 'change', state: 'confirming' }).label).toBe('改签审核中');
    expect(requestedLook({ kind: 'refund', state: 'applied' }).label).toBe('退票审核中');
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
    const two = { lines: [{ psgId: 'P1' }, { psgId: 'P2' }] };
    expect([ticket('P1', 1), ticket('P3', 1)].map((one) => concerns(two, one))).toEqual([true, false]);
  });
});

it('under way leaves other travellers all tickets, and its own ones the other legs', () => {
  const flight = (triptype: 1 | 2, orgcityname: string, dstcityname: string) => {
    return { triptype, changeNo: 0, orgcityname, dstcityname, arrTime: '2026-12-01 10:00:00', schedule: null };
  };
  const kept = (people: string[]) => {
    const tickets = people.flatMap((psgId) => {
      const ticket = { psgId, changeNo: 0, ticketStatus: 'OPEN FOR USE' };
      return [
        { ...ticket, triptype: 1 as const },
        { ...ticket, triptype: 2 as const },
      ];
    });
    const sale = { state: 'unpaid' as const, lines: [{ psgId: 'P1' }], old: { triptype: 2 as const } };
    const flightList = [flight(1, '北京', '上海'), flight(2, '上海', '北京')];
    return stillValid({ psgFlightList: tickets, flightList, afterSales: [sale] }, 0);
  };
  expect(kept(['P1'])).toBe('去程客票照常有效');
  expect(kept(['P1', 'P2'])).toBe('其余 1 人的客票、去程客票照常有效');
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
