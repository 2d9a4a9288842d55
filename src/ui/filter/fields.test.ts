import { expect, test } from 'vitest';
import { isInUse, shortHint, unusedValue } from './fields.ts';
import type { AnyField } from './fields.ts';

const usual = { from: '2026-06-01', to: '2026-11-25' };
const days: AnyField = { kind: 'days', key: 'days', label: '日期' };

test('days narrow a list unless they are open, or its usual ones', () => {
  expect(isInUse(days, { from: '', to: '' })).toBe(false);
  expect(isInUse(days, usual)).toBe(true);
  expect(isInUse({ ...days, usual }, usual)).toBe(false);
  expect(isInUse({ ...days, usual }, { ...usual, from: '2026-05-01' })).toBe(true);
  expect([unusedValue(days), unusedValue({ ...days, usual })]).toEqual([{ from: '', to: '' }, usual]);
});

test.each([
  ['姓名 / 拼音 / 工号 / 手机尾号 / 部门 / 成本中心', '姓名 / 拼音 / 工号'],
  ['订单号、姓名、航班号、车次、酒店', '订单号、姓名、航班号、车次'],
  ['Name, area, street or last digits of the phone', 'Name, area'],
  ['收件人、地区、街道或电话尾号', '收件人、地区、街道或电话尾号'],
  ['名称或税号', '名称或税号'],
  ['An only thing that has no room on any phone', 'An only thing that has no room on any phone'],
])('the hint %s has on a phone: %s', (hint, short) => {
  expect(shortHint(hint)).toBe(short);
});
