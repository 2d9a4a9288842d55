import { expect, test } from 'vitest';
import { changeDays } from './change-days.ts';
import { isUpgrade, upgradeText } from './upgrade.ts';

test('the days of a change are two before and two after the chosen one, and none of the past', () => {
  expect(changeDays('2026-12-10', '2026-11-25')).toEqual([
    '2026-12-08',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
    '2026-12-12',
  ]);
  expect(changeDays('2026-11-26', '2026-11-25')[0]).toBe('2026-11-25');
});

test('an upgrade is a higher class, and says what it brings', () => {
  expect([isUpgrade('Y', 'C'), isUpgrade('Y', 'Y'), isUpgrade('C', 'Y')]).toEqual([true, false, false]);
  const old = { baggageKg: 20, freeChanges: 0 };
  expect(upgradeText('C', old, { baggageKg: 30, freeChanges: 1 })).toBe('公务舱 · 托运行李 20 → 30 kg · 免费改期 1 次');
  expect(upgradeText('W', old, old)).toBe('超级经济舱');
});
