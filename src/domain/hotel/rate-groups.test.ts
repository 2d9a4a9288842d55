import { expect, test } from 'vitest';
import { bestRate, firstRates, groupRates } from './rate-groups.ts';

const rate = (rateId: string, total: string, more = {}) => ({
  rateId,
  total,
  breakfasts: 0,
  payKind: 'prepaid',
  cancel: { sentence: '不可取消' },
  instant: true,
  invoice: 'platform',
  specialInvoice: true,
  ...more,
});
const ids = (rates: { rateId: string }[]) => rates.map(({ rateId }) => rateId);

test('of rates that differ in name and price alone the cheapest is shown, the others are merged', () => {
  const { shown, merged } = groupRates([rate('dear', '600'), rate('cheap', '500'), rate('middle', '550')]);
  expect(ids(shown)).toEqual(['cheap']);
  expect(ids(merged)).toEqual(['middle', 'dear']);
});

test('rates with the same steps of a cancellation are alike, whatever each step costs', () => {
  const [cancel, dearer] = ['¥560', '¥1,609.50'].map((yuan) => ({
    cancel: { sentence: `担保后不可取消，首晚 ${yuan} 不退` },
  }));
  const { shown, merged } = groupRates([rate('dear', '1609.5', dearer), rate('cheap', '560', cancel)]);
  expect([ids(shown), ids(merged)]).toEqual([['cheap'], ['dear']]);
});

test.each([
  ['breakfast', { breakfasts: 2 }],
  ['cancellation', { cancel: { sentence: '免费取消' } }],
  ['payment', { payKind: 'atHotel' }],
  ['confirmation', { instant: false }],
  ['invoice', { invoice: 'desk' }],
  ['special invoice', { specialInvoice: false }],
])('rates that differ in %s are both shown, the cheaper first', (_name, more) => {
  const { shown, merged } = groupRates([rate('other', '600', more), rate('plain', '1000')]);
  expect(ids(shown)).toEqual(['other', 'plain']);
  expect(merged).toEqual([]);
});

test('a prepaid rate without cancellation is left out where a free one, paid at the hotel, costs no more', () => {
  const bound = (total: string) => rate('bound', total, { cancel: { kind: 'none', sentence: '不可取消' } });
  const free = rate('free', '600', { payKind: 'atHotel', cancel: { kind: 'free', sentence: '免费取消' } });
  expect(ids(groupRates([bound('600'), free]).shown)).toEqual(['free']);
  expect(ids(groupRates([bound('599'), free]).shown)).toEqual(['bound', 'free']);
});

test('four rates of a room are shown at first, the one that the page recommends among them', () => {
  const rates = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => rate(id, String(500 + at)));
  expect(ids(firstRates(rates, 'b'))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(firstRates(rates, 'f'))).toEqual(['a', 'b', 'c', 'f']);
  expect(ids(firstRates(rates, undefined))).toEqual(['a', 'b', 'c', 'd']);
});

test('the cheapest rate within the standard that can be cancelled is recommended, else the cheapest within it', () => {
  const of = (id: string, total: string, kind: string, verdict?: string) => ({
    ...rate(id, total),
    cancel: { kind, sentence: kind },
    ...(verdict && { standard: { verdict } }),
  });
  const none = of('none', '400', 'none');
  expect(bestRate([none, of('dear', '600', 'free'), of('free', '500', 'free')])?.rateId).toBe('free');
  expect(bestRate([none, of('over', '300', 'free', 'over')])?.rateId).toBe('none');
  expect(bestRate([of('over', '300', 'free', 'over')])).toBeUndefined();
});
