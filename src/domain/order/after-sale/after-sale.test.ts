import { describe, expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { changeOf, nextRiseOf, refundOf } from './amounts.ts';
import type { HeldTicket } from './amounts.ts';
import { followersOf, mayFlyAlone } from './followers.ts';
import { byAirline, isVoluntary, proofNeeded, reasonLabel, reasonTree } from './reasons.ts';
import { saleSteps } from './sale-steps.ts';
import type { SaleFacts } from './sale-steps.ts';
import { shareOut } from './share-out.ts';

const departs = '2026-12-01 08:00:00';
const hoursBefore = (hours: number): number => msOf(departs) - hours * 3_600_000;
const ticket: HeldTicket = {
  depTime: departs,
  rule: {
    refund: [
      { fromHours: null, toHours: 48, feePercent: 20 },
      { fromHours: 48, toHours: 0, feePercent: 50 },
      { fromHours: 0, toHours: null, feePercent: null },
    ],
    change: [
      { fromHours: null, toHours: 48, feePercent: 10 },
      { fromHours: 48, toHours: null, feePercent: null },
    ],
    freeChanges: 0,
  },
  isInfant: false,
  fareFen: 100_000,
  taxesFen: 7_000,
  servFen: 500,
  insuFen: 4_000,
  changes: 0,
};

describe('a refund', () => {
  it('keeps the fee of its step and the service fee; taxes and insurance come back', () => {
    expect(refundOf(ticket, true, hoursBefore(72))).toEqual({
      feePercent: 20,
      charge: 20_000,
      servFeeKept: 500,
      insuranceKept: 0,
      back: 91_000,
    });
    expect(refundOf(ticket, false, hoursBefore(1))).toMatchObject({ charge: 0, servFeeKept: 0, back: 111_500 });
    expect(refundOf({ ...ticket, isInfant: true }, true, hoursBefore(1)).charge).toBe(0);
  });

  it('after departure gives back the taxes of a fare that may not be refunded any more', () => {
    expect(refundOf(ticket, true, hoursBefore(-1))).toEqual({
      feePercent: null,
      charge: 100_000,
      servFeeKept: 500,
      insuranceKept: 4_000,
      back: 7_000,
    });
  });

  it('names the next moment that costs more', () => {
    expect(nextRiseOf([ticket], true, hoursBefore(72))).toMatchObject({ atMs: hoursBefore(48), charge: 50_000 });
    expect(nextRiseOf([ticket], false, hoursBefore(72))).toMatchObject({ atMs: hoursBefore(0), back: 107_500 });
    expect(nextRiseOf([ticket], true, hoursBefore(-1))).toBeNull();
  });
});

describe('a change', () => {
  const held = { ...ticket, fuelFen: 2_000 };
  const fresh = { fareFen: 120_000, fuelFen: 3_000, servFen: 1_000, servDiscountFen: 400 };

  it('costs the differences, the fee and the service fee less its discount', () => {
    expect(changeOf(held, fresh, 'voluntary', hoursBefore(72))?.due).toBe(20_000 + 1_000 + 1_000 - 400 + 10_000);
    expect(changeOf(held, { ...fresh, fareFen: 50_000 }, 'voluntary', hoursBefore(72))?.due).toBe(-38_400);
    expect(changeOf(held, fresh, 'involuntary', hoursBefore(72))?.due).toBe(21_000);
    expect(changeOf(held, fresh, 'byAirline', hoursBefore(1))?.due).toBe(0);
  });

  it('is not to be had where the fare allows none', () => {
    expect(changeOf(held, fresh, 'voluntary', hoursBefore(1))).toBeUndefined();
  });
});

describe('money back', () => {
  it('is split by what was paid, exact to the fen, never more than a payment has', () => {
    expect(
      shareOut(100, [
        { weight: 1, cap: 999 },
        { weight: 1, cap: 999 },
        { weight: 1, cap: 999 },
      ]),
    ).toEqual([34, 33, 33]);
    expect(
      shareOut(100, [
        { weight: 3, cap: 50 },
        { weight: 1, cap: 999 },
      ]),
    ).toEqual([50, 50]);
    expect(
      shareOut(100, [
        { weight: 1, cap: 40 },
        { weight: 0, cap: 999 },
      ]),
    ).toEqual([40, 60]);
    // A payment for other tickets gives nothing back while one for these has something left.
    expect(
      shareOut(30, [
        { weight: 1, cap: 40 },
        { weight: 0, cap: 999 },
      ]),
    ).toEqual([30, 0]);
    expect(shareOut(0, [{ weight: 1, cap: 40 }])).toEqual([0]);
  });
});

describe('children and infants', () => {
  const people = [
    { psgId: 'a', fare: 'ADT' },
    { psgId: 'b', fare: 'ADT' },
    { psgId: 'c', fare: 'CHD' },
    { psgId: 'd', fare: 'INF' },
    { psgId: 'e', fare: 'INF' },
  ] as const;

  it('follow where too few adults stay', () => {
    expect(followersOf(people, new Set(['a']))).toEqual(['e']);
    expect(followersOf(people, new Set(['a', 'b']))).toEqual(['c', 'd', 'e']);
    expect(followersOf(people, new Set(['c']))).toEqual([]);
    expect(mayFlyAlone(people.slice(2, 3))).toBe(false);
    // Somebody on a youth fare is nobody's companion.
    const youth = { psgId: 'y', fare: 'ADT' as const, type: 'ZZ' as const };
    expect(mayFlyAlone([youth, ...people.slice(2, 3)])).toBe(false);
  });
});

describe('reasons', () => {
  it('are voluntary or need a proof, which the airline’s own change replaces', () => {
    expect(reasonTree.voluntary.every(({ reason, proof }) => isVoluntary(reason) && proof === '')).toBe(true);
    expect(reasonTree.involuntary.every(({ reason }) => !isVoluntary(reason) && proofNeeded(reason, false))).toBe(true);
    expect(proofNeeded('flightCancelled', true)).toBe('');
    expect(proofNeeded('illness', true)).not.toBe('');
    expect(byAirline('flightCancelled')).toBe(true);
    expect(byAirline('illness')).toBe(false);
    expect(['illness', 'of another day'].map(reasonLabel)).toEqual(['乘机人患病，不宜乘机', 'of another day']);
  });
});

describe('the tracker', () => {
  const facts: SaleFacts = {
    kind: 'change',
    state: 'unpaid',
    applied: '2026-11-22 10:00:00',
    reviewed: '',
    paid: '',
    decided: '',
    paidBack: '',
    due: '¥120.00',
    back: '',
    arrives: '',
    nowMs: msOf('2026-11-22 10:01:00'),
    telephone: '400-000-6060',
  };
  const shown = (given: Partial<SaleFacts>): string[] =>
    saleSteps({ ...facts, ...given }).map(({ key, state }) => `${key} ${state}`);

  it('shows one step under way', () => {
    expect(shown({})).toEqual(['apply done', 'pay now', 'confirm later', 'change later']);
    expect(shown({ kind: 'refund', state: 'processing', due: '', back: '¥80.00' })).toEqual([
      'apply done',
      'review now',
      'refund later',
      'arrive later',
    ]);
    expect(shown({ kind: 'refund', state: 'done', back: '¥80.00' })).toContain('arrive done');
  });

  it('promises days until the money has arrived, and no longer then', () => {
    const last = (paidBack: string) =>
      saleSteps({ ...facts, kind: 'refund', state: 'done', back: '¥80.00', arrives: '7 个工作日内', paidBack }).at(-1);
    expect(last('')?.detail).toBe('7 个工作日内');
    expect(last('2026-11-22 10:05:00')?.detail).toBe('¥80.00 已原路退回');
  });

  it('promises a minute for the answer, and no longer once that has passed', () => {
    const said = (given: Partial<SaleFacts>) =>
      saleSteps({ ...facts, ...given }).find(({ key }) => key === 'review' || key === 'confirm')?.detail;
    const confirming = { state: 'confirming', paid: '2026-11-22 10:00:30' } as const;
    const refund = { kind: 'refund', state: 'processing' } as const;
    const later = { nowMs: msOf('2026-11-26 10:00:00') };
    expect([said(refund), said(confirming), said({})]).toEqual(['通常 1 分钟内受理', '通常 1 分钟内确认', '']);
    const late = '已超过通常时间，请致电 400-000-6060';
    expect([said({ ...refund, ...later }), said({ ...confirming, ...later })]).toEqual([late, late]);
    expect(said({ ...refund, ...later, telephone: '' })).toBe('已超过通常时间，请致电客服');
    expect(said({ ...refund, ...later, state: 'returning', decided: '2026-11-22 10:05:00' })).toBe('');
  });

  it('says why a request ended, and where its money is', () => {
    expect(shown({ state: 'lapsed' })).toEqual(['apply done', 'end off']);
    expect(shown({ state: 'refused', paid: '2026-11-22 10:05:00' })).toEqual([
      'apply done',
      'pay done',
      'end off',
      'arrive now',
    ]);
  });
});
