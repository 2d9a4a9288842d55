import { expect, test } from 'vitest';
import { daysFilter } from './list-filters.ts';

test.each([
  ['2026-07-01~2026-07-31', { from: '2026-07-01', to: '2026-07-31' }],
  ['2026-07-31~2026-07-01', { from: '2026-07-01', to: '2026-07-31' }],
  ['2026-07-01~', { from: '2026-07-01', to: '' }],
  ['~2026-07-01', { from: '', to: '2026-07-01' }],
  ['abc~2026-07-01', undefined],
])('days of the address are read, the wrong way round too: %s', (text, days) => {
  expect(daysFilter().read(text)).toEqual(days);
});
