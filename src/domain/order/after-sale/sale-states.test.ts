import { describe, expect, it } from 'vitest';
import { followersOf } from './followers.ts';
import { stillValid } from './open-tickets.ts';
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
