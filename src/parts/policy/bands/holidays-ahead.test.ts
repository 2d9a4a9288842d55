import { expect, test } from 'vitest';
import { holidaysAhead } from './holidays-ahead.ts';

test('announced holidays that are not over are added once', () => {
  const { missing, hasOthers } = holidaysAhead([], '2026-09-26');
  expect([missing.map(({ name }) => name), hasOthers]).toEqual([['中秋', '国庆'], true]);
  expect(holidaysAhead(missing, '2026-09-26').missing).toEqual([]);
});

test('behind the last announced day nothing is added, and the year to come is named', () => {
  expect(holidaysAhead([], '2026-11-30')).toEqual({ missing: [], hasOthers: false, unknownYear: 2027 });
});
