import { expect, test } from 'vitest';
import { addDays, addMonths, daysIn } from '#ui/calendar/day-sums.ts';
import { clampDay, moveDay, monthsBetween, rangeWithin, sameDayIn, weekdayOf, weeksOf } from '#ui/calendar/days.ts';

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
] as const)('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});

test.each([
  ['2026-09', 1, '2026-10'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-09', -12, '2025-09'],
] as const)('%s and %i months is %s', (month, months, then) => {
  expect(addMonths(month, months)).toBe(then);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-09-16', -1, '2026-08-16'],
] as const)('the same day as %s in %i months is %s', (day, months, then) => {
  expect(sameDayIn(day, months)).toBe(then);
});

test('months have their lengths and weeks begin on Monday', () => {
  expect([daysIn('2026-02'), daysIn('2028-02'), daysIn('2026-09')]).toEqual([28, 29, 30]);
  expect(weekdayOf('2026-09-14')).toBe(0);
  expect(weekdayOf('2026-09-20')).toBe(6);
  const weeks = weeksOf('2026-09');
  expect(weeks.length).toBe(5);
  expect(weeks[0]?.slice(0, 3)).toEqual([null, '2026-09-01', '2026-09-02']);
  expect(weeks.flat().filter(Boolean).length).toBe(30);
  expect(monthsBetween('2026-09', '2027-01')).toBe(4);
});

// ARIA practices, date grid
test.each([
  ['ArrowLeft', false, '2026-09-15'],
  ['ArrowRight', false, '2026-09-17'],
  ['ArrowUp', false, '2026-09-09'],
  ['ArrowDown', false, '2026-09-23'],
  ['Home', false, '2026-09-14'],
  ['End', false, '2026-09-20'],
  ['PageUp', false, '2026-08-16'],
  ['PageDown', false, '2026-10-16'],
  ['PageUp', true, '2025-09-16'],
  ['PageDown', true, '2027-09-16'],
  ['x', false, undefined],
] as const)('%s (shift %s) leads from Wednesday 2026-09-16 to %s', (key, shift, to) => {
  expect(moveDay('2026-09-16', key, shift)).toBe(to);
});

test.each([
  ['2026-09-01', '2026-09-16', '2027-09-15', '2026-09-16'],
  ['2027-10-01', '2026-09-16', '2027-09-15', '2027-09-15'],
  ['2026-10-01', undefined, undefined, '2026-10-01'],
] as const)('%s between %s and %s is %s', (day, min, max, clamped) => {
  expect(clampDay(day, min, max)).toBe(clamped);
});

test.each<[month: string, from: string | undefined, to: string | undefined, part: (string | undefined)[], why: string]>(
  [
    ['2026-09', '2026-09-22', '2026-09-26', ['2026-09-22', '2026-09-26'], 'both ends inside'],
    ['2026-09', '2026-09-22', '2026-10-03', ['2026-09-22', '2026-09-99'], 'goes on'],
    ['2026-10', '2026-09-22', '2026-10-03', ['2026-10-00', '2026-10-03'], 'comes from before'],
    ['2026-10', '2026-09-22', '2026-11-03', ['2026-10-00', '2026-10-99'], 'all of it'],
    ['2026-11', '2026-09-22', '2026-10-03', [], 'not touched'],
    ['2026-09', '2026-09-22', undefined, ['2026-09-22', undefined], 'one end only'],
    ['2026-10', '2026-09-22', undefined, [], 'one end elsewhere'],
    ['2026-09', undefined, undefined, [], 'no range'],
  ],
)('%s sees of %s to %s: %j (%s)', (month, from, to, part) => {
  expect(rangeWithin(month, from, to)).toEqual(part);
});
