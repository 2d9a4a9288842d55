import { expect, test } from 'vitest';
import type { BillRow } from '#contract/bill.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { explain } from './explanation.ts';
import { explainTexts } from '#parts/bill/amount-texts.ts';
import { texts as ofBill } from './texts.ts';

const texts = { ...ofBill, ...explainTexts, say: <T>(name: T) => name };

const showYuan = (yuan: string): string => showFen(fenOf(yuan), true);

const row = (given: Partial<BillRow>): BillRow => ({ direction: 'out', balance: '', remark: '', ...given }) as BillRow;
const price = { fare: '800', taxes: '70' };

test.each<[string, BillRow, string[], string]>([
  ['a payment', row({ amount: '870', figures: price }), ['−¥800.00', '−¥70.00'], '−¥870.00'],
  [
    'a payment that another shares',
    row({ amount: '500', figures: price }),
    ['−¥800.00', '−¥70.00', '+¥370.00'],
    '−¥500.00',
  ],
  [
    'a refund',
    row({ direction: 'in', amount: '646', figures: { ...price, charge: '-224' } }),
    ['+¥800.00', '+¥70.00', '−¥224.00'],
    '+¥646.00',
  ],
])('the parts of %s add up to its amount, sign by sign', (_name, given, parts, amount) => {
  const found = explain(given, 'transaction', texts, true, showYuan);
  expect(found.parts.map(([, value]) => value)).toEqual(parts);
  expect(found.amount).toBe(amount);
});

test('the balances stand apart from the parts: they add up to nothing', () => {
  const given = row({ amount: '870', figures: price, balance: '130' });
  const { parts, balances } = explain(given, 'transaction', texts, true, showYuan);
  expect(parts.map(([label]) => label)).not.toContain(texts.balanceBefore);
  expect(balances.map(([, value]) => value)).toEqual(['¥1,000.00', '¥130.00']);
});
