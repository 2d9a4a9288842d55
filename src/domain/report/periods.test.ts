import { expect, it } from 'vitest';
import { monthToDay } from './periods.ts';

it.each([
  ['2026-11-23', '2026-10-01', '2026-10-23'],
  ['2026-01-05', '2025-12-01', '2025-12-05'],
  // A whole month stands beside the whole one before it.
  ['2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-02-28', '2026-01-01', '2026-01-31'],
  // The month before has no such day.
  ['2026-03-30', '2026-02-01', '2026-02-28'],
])('compares the month up to %s with the same days of the month before', (day, from, to) => {
  expect(monthToDay(day)).toEqual({ period: { from: `${day.slice(0, 7)}-01`, to: day }, compared: { from, to } });
});
