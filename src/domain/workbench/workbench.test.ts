import { expect, test } from 'vitest';
import { msOf } from '../china-time.ts';
import { nearMoment } from './near-moment.ts';
import { partOfDay } from './part-of-day.ts';

test.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'noon'],
  ['13:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['00:10', 'night'],
])('%s in China is %s', (time, part) => {
  expect(partOfDay(msOf(`2026-09-16 ${time}`))).toBe(part);
});

const words = { today: '今天', tomorrow: '明天', day: (day: string) => day };

test.each([
  ['2026-09-16 14:43', '今天 14:43'],
  ['2026-09-17 07:30', '明天 07:30'],
  ['2026-09-18 07:30', '09-18 07:30'],
  ['2027-01-02 07:30', '2027-01-02 07:30'],
])('%s seen from 2026-09-16 is %s', (moment, shown) => {
  expect(nearMoment(msOf(moment), msOf('2026-09-16 14:30'), words)).toBe(shown);
});
