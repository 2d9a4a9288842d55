import { describe, expect, test } from 'vitest';
import { accountOf, hidePhone, isMobilePhone, phoneOf, showPhone } from './phone.ts';
import { smsCodeOf } from './sms-code.ts';

test.each([
  ['13800000010', true],
  ['19200000010', true],
  ['12800000010', false],
  ['1380000001', false],
  ['138000000100', false],
  ['+8613800000010', false],
  ['', false],
])('%s is a mobile number: %s', (phone, valid) => {
  expect(isMobilePhone(phone)).toBe(valid);
});

describe('a phone field keeps the digits of a number without its prefix', () => {
  test.each([
    ['138 0000 0071', '13800000071'],
    ['138-0000-0071', '13800000071'],
    ['+86 138 0000 0071', '13800000071'],
    ['008613800000071', '13800000071'],
    ['13800000071999', '13800000071999'],
    ['13800000071/13900000072', '1380000007113900000072'],
    ['17951 138 0000 0071', '13800000071'],
    ['12593-13800000071', '13800000071'],
    ['1795113800000071', '13800000071'],
    ['17951+86 13800000071', '13800000071'],
    ['013800000071', '13800000071'],
    ['\u202d138\u00a00000\u200b0071\u202c', '13800000071'],
    ['17951138000', '17951138000'],
    ['１３８ ００００　００７１', '13800000071'],
    ['＋８６１３８００００００７１', '13800000071'],
    ['8613', '8613'],
    ['abc', ''],
  ])('%s → %s', (typed, kept) => {
    expect(phoneOf(typed)).toBe(kept);
  });
});

test.each([
  ['１３８ ００００ ００７１', '13800000071'],
  ['+86 138-0000-0071', '13800000071'],
  ['138000000710', '138000000710'],
  ['17951 13800000071', '13800000071'],
  ['\u202d13800000071\u202c', '13800000071'],
  [' wang.siyuan ', 'wang.siyuan'],
  ['a13800000071@example.com', 'a13800000071@example.com'],
])('the account "%s" is sent as %s', (typed, sent) => {
  expect(accountOf(typed)).toBe(sent);
});

test.each([
  ['', ''],
  ['138', '138'],
  ['1380', '138 0'],
  ['1380000', '138 0000'],
  ['13800000071', '138 0000 0071'],
])('%s is shown as "%s" while it is typed', (phone, shown) => {
  expect(showPhone(phone)).toBe(shown);
});

test.each([
  ['13800000071', '138****0071'],
  ['13911682046', '139****2046'],
  ['1234567', '*******'],
  ['', ''],
])('%s is hidden as %s', (phone, hidden) => {
  expect(hidePhone(phone)).toBe(hidden);
});

describe('an SMS code is digits, at most 6', () => {
  test.each([
    ['408316', '408316'],
    ['408 316', '408316'],
    ['４０８３１６', '408316'],
    ['验证码：408316，请勿告诉他人', '408316'],
    ['4083167', '408316'],
    ['abc', ''],
  ])('%s → %s', (typed, kept) => {
    expect(smsCodeOf(typed)).toBe(kept);
  });
});

test('a hidden landline keeps its area code', () => {
  expect([hidePhone('0571-87654321'), hidePhone('13800000010')]).toEqual(['0571-****4321', '138****0010']);
});
