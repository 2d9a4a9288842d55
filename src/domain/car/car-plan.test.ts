import { expect, it } from 'vitest';
import { coverageOf, givenTo } from './coverage.ts';
import { emptyPlan, newRow, planOf, rowFault, rulesOfPlan } from './rows.ts';
import type { CarPlan, CarRow } from './rows.ts';
import {
  common,
  daysInWords,
  joined,
  minutesIn,
  minutesOf,
  noWeek,
  weekInWords,
  weekOf,
  wholeWeek,
  without,
} from './week.ts';
import type { Week } from './week.ts';

const workdays = [0, 1, 2, 3, 4];
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const row = (id: string, given: Partial<CarRow>): CarRow => ({ ...newRow([], 'overtime'), id, ...given });

it('hours of a week join, meet and leave to the minute', () => {
  const a = weekOf(workdays, [hours(8, 19)]);
  const b = weekOf(workdays, [{ from: 18 * 60 + 30, to: 1440 }]);
  expect(weekInWords(joined(a, b))).toBe('周一至周五 08:00–24:00');
  expect(weekInWords(common(a, b))).toBe('周一至周五 18:30–19:00');
  expect(weekInWords(without(a, b))).toBe('周一至周五 08:00–18:30');
  expect(minutesIn(without(a, b), 0, 18)).toBe(30);
  expect(minutesOf(without(wholeWeek, joined(noWeek, wholeWeek)))).toBe(0);
  expect(weekInWords(weekOf([1, 5, 6], [hours(22, 2)]))).toBe(
    '周二、周六、周日 00:00–02:00，周二、周六、周日 22:00–24:00',
  );
  expect([daysInWords([0, 1, 2, 3, 4, 5, 6]), daysInWords([5, 6]), daysInWords([0, 2, 3, 4])]).toEqual([
    '每天',
    '周六、周日',
    '周一、周三至周五',
  ]);
});

it('a week equals a count of its minutes for random hours', () => {
  let seed = 7;
  const dice = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const random = (): Week =>
    weekOf(
      [0, 1, 2, 3, 4, 5, 6].filter(() => dice() > 0.4),
      Array.from({ length: 3 }, () => {
        const from = Math.floor(dice() * 1400);
        return { from, to: from + 1 + Math.floor(dice() * (1440 - from)) };
      }),
    );
  const isIn = (week: Week, day: number, minute: number) =>
    (week[day] ?? []).some(({ from, to }) => minute >= from && minute < to);
  for (let round = 0; round < 20; round += 1) {
    const [a, b] = [random(), random()];
    const [all, both, rest] = [joined(a, b), common(a, b), without(a, b)];
    for (let day = 0; day < 7; day += 1)
      for (let minute = 0; minute < 1440; minute += 7)
        expect([isIn(all, day, minute), isIn(both, day, minute), isIn(rest, day, minute)]).toEqual([
          isIn(a, day, minute) || isIn(b, day, minute),
          isIn(a, day, minute) && isIn(b, day, minute),
          isIn(a, day, minute) && !isIn(b, day, minute),
        ]);
  }
});

const plan: CarPlan = {
  rows: [
    row('r1', {
      scene: 'city',
      week: weekOf(workdays, [hours(8, 19)]),
      classes: ['express', 'comfort'],
      perRide: 100_00,
      perDay: 300_00,
    }),
    row('r2', {
      week: joined(weekOf(workdays, [hours(18, 24)]), weekOf([1, 2, 3, 4, 5], [hours(0, 2)])),
      perRide: 80_00,
      perMonth: 1500_00,
      rides: 20,
      cities: ['BJS', 'SHA'],
      effect: 'forbid',
    }),
    row('r3', { week: weekOf([0, 1, 2, 3, 4, 5, 6], [hours(2, 6)]), isClosed: true }),
    row('r4', { scene: 'trip', way: 'cross', perRide: 400_00 }),
    row('r5', { scene: 'trip', way: 'city', perRide: 90_00 }),
  ],
  night: { from: 1320, to: 360, fen: 20_00 },
  others: [
    {
      id: 'x',
      product: 'car',
      when: [{ field: 'level', op: 'in', value: ['7'] }],
      limit: { kind: 'perRide', fen: 200_00 },
      effect: 'hint',
    },
  ],
};

it('rows become rules and come back as the same rows', () => {
  const rules = rulesOfPlan(plan);
  expect(planOf({ rules })).toEqual(plan);
  expect(rulesOfPlan(planOf({ rules }))).toEqual(rules);
  expect(planOf({ rules: [] })).toEqual(emptyPlan);
});

it('a gap and an overlap are found to the minute, and a press closes them', () => {
  const rows = [
    row('a', { week: weekOf(workdays, [{ from: 0, to: 18 * 60 + 20 }]), perRide: 100_00 }),
    row('b', { week: weekOf(workdays, [hours(18, 24)]), perRide: 80_00 }),
  ];
  const found = coverageOf(rows, 'overtime', '');
  expect(weekInWords(found.gap)).toBe('周六、周日 全天');
  expect(found.overlaps.map(({ a, b, week }) => [a.id, b.id, weekInWords(week)])).toEqual([
    ['a', 'b', '周一至周五 18:00–18:20'],
  ]);
  const [b] = rows.slice(1);
  const after = givenTo(rows, b as CarRow, found.overlaps[0]?.week ?? noWeek);
  expect(coverageOf(after, 'overtime', '').overlaps).toEqual([]);
  const whole = givenTo(after, b as CarRow, found.gap);
  expect(minutesOf(coverageOf(whole, 'overtime', '').gap)).toBe(0);
});

it('a row of one city stands before the row of all cities, without an overlap', () => {
  const rows = [row('a', { perRide: 1 }), row('b', { perRide: 2, cities: ['BJS'] })];
  expect(coverageOf(rows, 'overtime', 'BJS').overlaps).toEqual([]);
  expect(minutesOf(coverageOf(rows, 'city', 'BJS').gap)).toBe(7 * 1440);
});

it('a row of rides to other cities leaves those within the city open, and stands beside a row of them', () => {
  const rows = [row('a', { perRide: 1, way: 'cross' }), row('b', { perRide: 2, way: 'city' })];
  expect(coverageOf(rows, 'overtime', '').overlaps).toEqual([]);
  expect(minutesOf(coverageOf(rows, 'overtime', '').gap)).toBe(0);
  expect(minutesOf(coverageOf(rows.slice(0, 1), 'overtime', '').gap)).toBe(7 * 1440);
  expect(coverageOf([...rows, row('c', { perRide: 3, way: 'city' })], 'overtime', '').overlaps).toHaveLength(1);
});

it('a row without hours or without a limit has a fault', () => {
  expect(rowFault(row('a', { week: noWeek, perRide: 1 }))?.field).toBe('week');
  expect(rowFault(row('a', {}))?.field).toBe('perRide');
  expect(rowFault(row('a', { isClosed: true }))).toBeNull();
});
