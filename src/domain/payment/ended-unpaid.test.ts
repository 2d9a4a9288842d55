import { expect, it } from 'vitest';
import { missedDeadline, whereMoneyWent } from './ended-unpaid.ts';
import type { GoneMoney } from './ended-unpaid.ts';

const company: GoneMoney = { payer: 'company', amount: '930', status: 'refunded' };
const personal: GoneMoney = { payer: 'personal', amount: '54.5', status: 'refunding' };

it.each([
  ['nobody paid', [], '您没有被扣款'],
  ['the company alone', [company], '公司已付的 ¥930.00 已退回公司，您没有被扣款'],
  ['the traveller alone, too late', [personal], '您已付的 ¥54.50 将原路退回'],
  ['both', [company, { ...personal, status: 'refunded' }], '公司已付的 ¥930.00 已退回公司，您已付的 ¥54.50 已原路退回'],
  [
    'the company in two ways',
    [company, { ...company, status: 'paid' }],
    '公司已付的 ¥1,860.00 将退回公司，您没有被扣款',
  ],
] as const)('%s', (_name, payments, words) => {
  expect(whereMoneyWent(payments)).toBe(words);
});

it.each([
  ['at its deadline', '2026-11-22 12:40:05', '2026-11-22 12:40:05', '12:40'],
  ['at a deadline of the next day', '2026-11-23 00:10:00', '2026-11-23 00:10:30', '11-23 00:10'],
  ['a second before its deadline', '2026-11-22 12:40:05', '2026-11-22 12:40:04', ''],
])('an order that ends %s', (_when, payDeadline, time, deadline) => {
  expect(missedDeadline({ createTime: '2026-11-22 12:10:00', payDeadline, timeline: [{ time }] })).toBe(deadline);
});
