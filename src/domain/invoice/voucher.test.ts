import { expect, it } from 'vitest';
import { daysLeftText, paperNameOf, shortVoucherLabels, voucherKinds } from './voucher.ts';

it('what a company pays through its bill has a proof of the trip, everything else its own voucher', () => {
  for (const kind of voucherKinds) {
    expect(paperNameOf({ kind, hurdle: 'billed' })).toBe('行程确认');
    expect(paperNameOf({ kind, hurdle: 'desk' })).toBe(shortVoucherLabels[kind]);
    expect(paperNameOf({ kind, hurdle: '' })).toBe(shortVoucherLabels[kind]);
  }
});

it('the last day of a voucher is named', () => {
  expect([-1, 0, 1, 30].map(daysLeftText)).toEqual(['今天截止', '今天截止', '还剩 1 天', '还剩 30 天']);
});
