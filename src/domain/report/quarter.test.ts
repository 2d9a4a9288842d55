import { expect, it } from 'vitest';
import { quarterOf } from './quarter.ts';

it('a quarter begins with its first month and ends with the last day of its third one', () => {
  expect(quarterOf('2026-11-30')).toEqual({ name: '2026 Q4', from: '2026-10-01', to: '2026-12-31' });
  expect(quarterOf('2027-01-01')).toEqual({ name: '2027 Q1', from: '2027-01-01', to: '2027-03-31' });
  expect(quarterOf('2024-06-30').to).toBe('2024-06-30');
});
