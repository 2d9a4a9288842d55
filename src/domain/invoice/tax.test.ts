import { expect, it } from 'vitest';
import { invoicesOf, taxIn, unitPriceOf } from './tax.ts';

const percentOf = (amount: number, percent: number) => (amount / (100 + percent)) * percent;

it('a bill has an invoice for each tax rate, whose lines add up to it and all of them to the rows', () => {
  const sold = [
    { family: 'air', amount: 123_456, extras: 3_000 },
    { family: 'train', amount: 55_300, extras: 0 },
    { family: 'hotel', amount: 80_001, extras: 0 },
    { family: 'intl', amount: 402_000, extras: 5_000 },
    { family: 'car', amount: 4_550, extras: 0 },
  ] as const;
  const invoices = invoicesOf(sold);
  expect(invoices.map(({ percent }) => percent)).toEqual([9, 6]);
  expect(invoices.reduce((sum, { amount }) => sum + amount, 0)).toBe(sold.reduce((sum, { amount }) => sum + amount, 0));
  for (const { percent, amount, tax, lines } of invoices) {
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
    expect(lines.reduce((sum, line) => sum + line.tax, 0)).toBe(tax);
    for (const line of lines) expect(Math.abs(line.tax - percentOf(line.amount, percent))).toBeLessThanOrEqual(0.5);
  }
  expect(invoices[1]?.lines.map(({ item, amount }) => [item, amount])).toEqual([
    ['*旅游服务*代订国际机票', 397_000],
    ['*住宿服务*住宿费', 80_001],
    ['*现代服务*代订服务', 8_000],
  ]);
});

it('what a rate gives back makes a red invoice, and nothing makes none', () => {
  expect(
    invoicesOf([
      { family: 'hotel', amount: -30_000, extras: 0 },
      { family: 'air', amount: 5_000, extras: 5_000 },
      { family: 'train', amount: 0, extras: 0 },
    ]),
  ).toMatchObject([{ percent: 6, amount: -25_000, tax: taxIn(-30_000, 6) + taxIn(5_000, 6) }]);
  expect(invoicesOf([])).toEqual([]);
});

it('a unit price times its quantity is the amount to the fen, with no more decimals than that takes', () => {
  expect(unitPriceOf(90_000, 3)).toBe('300.00');
  expect(unitPriceOf(41_038, 3)).toBe('136.793');
  expect(unitPriceOf(-41_038, -3)).toBe('136.793');
  for (let quantity = 1; quantity < 2_000; quantity += 7)
    for (const net of [1, 99, 12_345, 9_876_543, 123_456_789, -55_501])
      expect(Math.round(Number(unitPriceOf(net, quantity)) * quantity * 100)).toBe(net);
});
