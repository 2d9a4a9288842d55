import { expect, it } from 'vitest';
import { grantedCabin, intlLimits, intlStandardInWords, intlVerdict } from './intl-standard.ts';

it('grants a cabin by the hours of a slice', () => {
  expect([599, 600].map((minutes) => grantedCabin(intlLimits, minutes))).toEqual(['Y', 'W']);
  expect(intlStandardInWords(intlLimits)).toBe('经济舱，10 小时及以上超级经济舱');
});

it.each([
  ['reason', 'W', 700, 'ok', ''],
  ['reason', 'W', 300, 'over', '差标为经济舱，所选为超级经济舱，每人超出 ¥2,000'],
  ['forbid', 'C', 700, 'forbidden', '差标为超级经济舱，所选为公务舱，每人超出 ¥2,000'],
] as const)('with %s, %s for %i minutes is %s', (control, cabin, minutes, verdict, reason) => {
  const slices = [
    { minutes: 300, cabin: 'Y' as const, price: 100_000, limit: 100_000 },
    { minutes, cabin, price: 500_000, limit: 300_000 },
  ];
  expect(intlVerdict({ cabins: intlLimits, control }, slices)).toMatchObject({ verdict, reason });
});
