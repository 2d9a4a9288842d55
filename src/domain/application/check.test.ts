import { describe, expect, it } from 'vitest';
import { actsOf } from './acts.ts';
import { faultsOf } from './check.ts';
import { differencesOf, increaseOf } from './difference.ts';
import { emptyContent } from './schema.ts';
import type { TripContent, TripLeg } from './schema.ts';
import { placesOf } from './words.ts';

const today = '2026-10-01';
const leg = (
  legId: string,
  product: TripLeg['product'],
  from: string,
  to: string,
  day: string,
  more = {},
): TripLeg => ({
  legId,
  product,
  from,
  to,
  day,
  toDay: '',
  travellers: 1,
  units: 0,
  ...more,
});
const whole: TripContent = {
  ...emptyContent,
  reason: '供应商复审',
  tripType: 'supplier',
  from: '2026-10-12',
  to: '2026-10-15',
  legs: [
    leg('a', 'flight', 'BJS', 'SHA', '2026-10-12'),
    leg('b', 'hotel', '', 'SHA', '2026-10-12', { toDay: '2026-10-15', units: 1 }),
    leg('c', 'train', 'SHA', 'BJS', '2026-10-15'),
  ],
  travellers: [{ kind: 'employee', employeeId: 71 }],
  budgets: { flight: 120_000, hotel: 180_000, train: 0 },
};
const terms = {
  today,
  sold: ['flight', 'train', 'hotel', 'car'] as const,
  serves: (product: string, city: string) => product !== 'flight' || city !== '苏州',
};
const faults = (more: Partial<TripContent>, before?: TripContent) =>
  faultsOf({ ...whole, ...more }, { ...terms, before }).map(([field]) => field);
const withLeg = (at: number, more: Partial<TripLeg>) =>
  faults({ legs: whole.legs.map((one, n) => (n === at ? { ...one, ...more } : one)) });

describe('a submitted application', () => {
  it('that is complete has no fault, a budget of nothing included', () => {
    expect(faults({})).toEqual([]);
  });

  it('names each field that lacks', () => {
    expect(faultsOf({ ...emptyContent }, terms).map(([field]) => field)).toEqual([
      'reason',
      'tripType',
      'from',
      'to',
      'travellers',
      'legs',
    ]);
    expect(faults({ budgets: { flight: 1 } })).toEqual(['budgets.train', 'budgets.hotel']);
  });

  it.each([
    ['a first day before today', { from: '2026-09-30' }, ['from']],
    ['a last day before the first', { to: '2026-10-11' }, ['to']],
    ['a traveller twice', { travellers: [...whole.travellers, ...whole.travellers] }, ['travellers.1']],
    [
      'mark-up as a name',
      { travellers: [{ kind: 'external' as const, name: '<b>方</b>启明', mobilePhone: '' }] },
      ['travellers.0.name'],
    ],
    [
      'a phone of three digits',
      { travellers: [{ kind: 'external' as const, name: '方启明', mobilePhone: '123' }] },
      ['travellers.0.mobilePhone'],
    ],
    [
      'an external traveller without a name',
      { travellers: [...whole.travellers, { kind: 'external' as const, name: '', mobilePhone: '123' }] },
      ['travellers.1.name'],
    ],
  ])('%s is refused', (_name, more, expected) => {
    expect(faults(more).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['no city', 0, { from: '' }, 'legs.0.from'],
    ['the same city twice', 0, { to: 'BJS' }, 'legs.0.to'],
    ['a city that its product does not serve', 0, { to: '苏州' }, 'legs.0.to'],
    ['a day before the trip', 0, { day: '2026-10-11' }, 'legs.0.day'],
    ['a day before the leg above', 2, { day: '2026-10-11' }, 'legs.2.day'],
    ['a day after the trip', 2, { day: '2026-10-16' }, 'legs.2.day'],
    ['more people than travel', 0, { travellers: 2 }, 'legs.0.travellers'],
    ['a check-out that is not after the check-in', 1, { toDay: '2026-10-12' }, 'legs.1.toDay'],
    ['no rooms', 1, { units: 0 }, 'legs.1.units'],
    ['the id of another leg', 2, { legId: 'a' }, 'legs.2.legId'],
  ])('a leg with %s is refused', (_name, at, more, field) => {
    expect(withLeg(at, more)).toContain(field);
  });

  it('of a product that is not sold, or cities without a product, is refused', () => {
    const legs = [leg('x', 'intl', 'BJS', 'TYO', '2026-10-12')];
    expect(faults({ legs, budgets: { intl: 1 } })).toEqual(['legs']);
    expect(faults({ mode: 'cities', cities: ['SHA'], products: ['flight'] })).toEqual(['cities']);
    expect(faults({ mode: 'cities', cities: ['SHA', 'SHA', '苏州'], products: ['flight'] })).toEqual([
      'cities.1',
      'cities.2',
    ]);
    expect(faults({ mode: 'cities', cities: ['SHA'], products: [] })).toEqual(['tripProducts']);
  });

  it('of a change may keep days that are past', () => {
    const begun = {
      ...whole,
      from: '2026-09-28',
      legs: [leg('a', 'flight', 'BJS', 'SHA', '2026-09-28')],
      budgets: { flight: 1 },
    };
    expect(faultsOf(begun, { ...terms, before: begun })).toEqual([]);
    expect(faultsOf(begun, terms).map(([field]) => field)).toEqual(['from', 'legs.0.day']);
  });
});

describe('the difference of two versions', () => {
  const names = {
    city: (code: string) => ({ BJS: '北京', SHA: '上海' })[code] ?? code,
    employee: (id: number) => `员工 ${id}`,
    costCenter: (code: string) => code,
    file: (id: string) => id,
  };

  it('has the lines that differ, with their sums', () => {
    const after: TripContent = {
      ...whole,
      travellers: [...whole.travellers, { kind: 'external', name: '方启明', mobilePhone: '' }],
      budgets: { ...whole.budgets, flight: 240_000 },
      legs: [{ ...whole.legs[0]!, travellers: 2 }, whole.legs[1]!],
    };
    expect(differencesOf(whole, after, names)).toEqual([
      { label: '出行人', before: '1 人', after: '2 人', by: '+方启明' },
      {
        label: '第 1 段',
        before: '国内机票 北京 → 上海 10-12 周一 1 人',
        after: '国内机票 北京 → 上海 10-12 周一 2 人',
        by: '',
      },
      { label: '取消的行程', before: '火车票 上海 → 北京 10-15 周四 1 人', after: '无', by: '' },
      { label: '国内机票预算', before: '¥1,200.00', after: '¥2,400.00', by: '+¥1,200.00' },
    ]);
    expect(increaseOf(whole, after)).toBe(120_000);
    expect(differencesOf(whole, whole, names)).toEqual([]);
  });

  it('sees a traveller who takes the place of another', () => {
    const after: TripContent = { ...whole, travellers: [{ kind: 'employee', employeeId: 72 }] };
    expect(differencesOf(whole, after, names)).toMatchObject([{ label: '出行人', by: '+员工 72 −员工 71' }]);
  });

  it('places read as the way', () => {
    expect(placesOf(whole, names.city)).toBe('北京 → 上海 → 北京');
    expect(placesOf({ ...whole, mode: 'cities', cities: ['BJS', 'SHA'] }, names.city)).toBe('北京、上海');
  });
});

describe('acts of the applicant', () => {
  it('are those that the state allows', () => {
    expect(actsOf(1, '')).toEqual(['withdraw', 'copy']);
    expect(actsOf(2, '')).toContain('modify');
    expect(actsOf(2, 'draft')).toEqual(['edit', 'submit', 'discard', 'close', 'book', 'copy']);
    expect(actsOf(2, 'approving')).toEqual(['withdraw', 'book', 'copy']);
    expect(([5, 6, 7] as const).map((state) => actsOf(state, ''))).toEqual([['copy'], ['copy'], ['copy']]);
  });
});
