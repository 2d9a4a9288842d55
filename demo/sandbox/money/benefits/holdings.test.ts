import { describe, expect, it } from 'vitest';
import { msOf } from '#domain/china-time.ts';
import { offersTo } from './catalogue.ts';
import { holdingsOf, yearAfter } from './holdings.ts';
import type { PaidBenefit } from './holdings.ts';

const at = (day: string): number => msOf(`${day} 12:00:00`);
const silver = (day: string): PaidBenefit => ({
  kind: 'upgrade',
  gain: { level: { rank: 1, name: '银卡会员' } },
  paid_at: at(day),
});
const gold = (day: string): PaidBenefit => ({ ...silver(day), gain: { level: { rank: 2, name: '金卡会员' } } });
const fee = (day: string): PaidBenefit => ({ kind: 'payAnnualFee', gain: {}, paid_at: at(day) });
const pack = (day: string): PaidBenefit => ({
  kind: 'buyTicket',
  gain: { vouchers: { count: 5, value: 2000 } },
  paid_at: at(day),
});

describe('benefits by paid orders', () => {
  it.each<[string, PaidBenefit[], string, ReturnType<typeof holdingsOf>['level']]>([
    ['no order, no level', [], '2026-11-22', null],
    ['a level lasts a year', [silver('2026-11-22')], '2027-11-22', { rank: 1, name: '银卡会员', until: '2027-11-22' }],
    ['and ends after its last day', [silver('2026-11-22')], '2027-11-23', null],
    [
      'its fee adds a year',
      [silver('2026-11-22'), fee('2027-10-01')],
      '2027-11-23',
      { rank: 1, name: '银卡会员', until: '2028-11-22' },
    ],
    [
      'a fee that was paid a day too late counts from its payment',
      [silver('2026-11-22'), fee('2027-11-23')],
      '2027-11-23',
      { rank: 1, name: '银卡会员', until: '2028-11-23' },
    ],
    [
      'a higher level begins its own year',
      [silver('2026-11-22'), gold('2027-01-05')],
      '2027-01-05',
      { rank: 2, name: '金卡会员', until: '2028-01-05' },
    ],
  ])('%s', (_sentence, paid, today, level) => {
    expect(holdingsOf(paid, at(today)).level).toEqual(level);
  });

  it('vouchers of several packs are valid for a year each', () => {
    const packs = [pack('2026-01-10'), pack('2026-11-22')];
    expect(holdingsOf(packs, at('2026-12-01')).vouchers.map(({ until }) => until)).toEqual([
      '2027-01-10',
      '2027-11-22',
    ]);
    expect(holdingsOf(packs, at('2027-01-11')).vouchers.map(({ until }) => until)).toEqual(['2027-11-22']);
  });

  it('the year after 29 February ends on 28 February', () => {
    expect(yearAfter('2028-02-29')).toBe('2029-02-28');
  });
});

describe('offers', () => {
  const offer = (paid: PaidBenefit[], item: string, today = '2026-11-22') =>
    offersTo(holdingsOf(paid, at(today)), at(today)).find((one) => one.item === item);

  it('a first level has its full price, a higher one costs the difference', () => {
    expect(offer([], 'level-gold')).toMatchObject({ amount: 49_900, reason: '' });
    expect(offer([silver('2026-11-22')], 'level-gold')).toMatchObject({ amount: 30_000, reason: '' });
  });

  it('the own level and lower ones are not sold again', () => {
    expect(offer([gold('2026-11-22')], 'level-gold')?.reason).toBe('当前等级');
    expect(offer([gold('2026-11-22')], 'level-silver')?.reason).toBe('已享更高等级');
  });

  it('a pack of service tickets says what they are worth and what is saved', () => {
    expect(offer([], 'tickets-5')?.detail).toContain('共值 ¥100，省 ¥20');
    expect(offer([], 'tickets-10')?.detail).toContain('共值 ¥500，省 ¥100');
  });

  it('the yearly fee is for a member with a level, at most two years ahead', () => {
    expect(offer([], 'annual-fee')?.reason).toBe('升级后可续年费');
    expect(offer([gold('2026-11-22')], 'annual-fee')).toMatchObject({
      amount: 19_900,
      reason: '',
      name: '金卡会员年费',
    });
    expect(offer([gold('2026-11-22'), fee('2026-11-22')], 'annual-fee')?.reason).toBe('已续足一年，到期前一年内可再续');
  });
});
