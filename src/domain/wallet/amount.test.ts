import { expect, test } from 'vitest';
import { amountError } from './amount.ts';

const range = { min: '1', max: '5000', most: '326.5' };

test.each([
  ['', '请输入金额'],
  ['  ', '请输入金额'],
  ['0', '金额不能少于 ¥1.00'],
  ['0.99', '金额不能少于 ¥1.00'],
  ['-5', '请输入正确的金额，最多两位小数'],
  ['1.234', '请输入正确的金额，最多两位小数'],
  ['1e3', '请输入正确的金额，最多两位小数'],
  ['１００', ''],
  ['1000000000', '请输入正确的金额，最多两位小数'],
  ['999999999', '单次金额不能超过 ¥5,000.00'],
  ['326.51', '余额不足，可转金额 ¥326.50'],
  ['326.50', ''],
  ['¥1', ''],
])('the amount "%s" has the error "%s"', (text, error) => expect(amountError(text, range)).toBe(error));

test('without a balance the limit alone counts', () => expect(amountError('5000', { min: '1', max: '5000' })).toBe(''));
