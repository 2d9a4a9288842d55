import { expect, test } from 'vitest';
import { groupRates } from './rate-groups.ts';

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
    cancel: { sentence: `不可取消，取消将扣首晚 ${yuan}` },
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
