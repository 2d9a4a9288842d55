import { expect, test } from 'vitest';
import { isInUse, unusedValue } from './fields.ts';
import type { AnyField } from './fields.ts';

const usual = { from: '2026-06-01', to: '2026-11-25' };
const days: AnyField = { kind: 'days', key: 'days', label: '日期' };

test('days narrow a list unless they are open, or its usual ones', () => {
  expect(isInUse(days, { from: '', to: '' })).toBe(false);
  expect(isInUse(days, usual)).toBe(true);
  expect(isInUse({ ...days, usual }, usual)).toBe(false);
  expect(isInUse({ ...days, usual }, { ...usual, from: '2026-05-01' })).toBe(true);
  expect([unusedValue(days), unusedValue({ ...days, usual })]).toEqual([{ from: '', to: '' }, usual]);
});
