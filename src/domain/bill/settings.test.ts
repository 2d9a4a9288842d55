import { expect, it } from 'vitest';
import { daysOfSetting, shownBySettings } from './settings.ts';

it.each([
  ['all', ''],
  ['month', '2026-01-01'],
  ['quarter', '2025-11-01'],
  ['year', '2026-01-01'],
] as const)('the days of %s begin with its first one', (period, from) => {
  expect(daysOfSetting(period, '2026-01-31')).toEqual({ from, to: '' });
});

it('settings leave out the columns that they may, and no other', () => {
  expect(shownBySettings(['at', 'channel', 'amount', 'balance', 'state'], { columns: ['state'] })).toEqual([
    'at',
    'amount',
    'state',
  ]);
});
