import { describe, expect, test } from 'vitest';
import { findWrong } from './find-wrong.ts';
import type { LoginForms, LoginMode } from './login-forms.ts';
import { olderWording as say } from './login-wording.ts';

const filled: LoginForms = {
  password: { mobilePhone: '13800000010', loginPsw: 'travel123', accCode: '7Km4' },
  phone: { mobilePhone: '13800000010', code: '408316' },
  register: {
    mobilePhone: '13911112222',
    code: '408316',
    loginPwd: 'hangzhou26',
    refermobilephone: '',
    agreement: true,
  },
  reset: { mobilePhone: '13800000010', smsCode: '408316', pswd: 'yunfan2026', pswd2: 'yunfan2026' },
};
const agreementName = '《星航服务协议》';
const phone = '请输入正确的手机号码';

/** [sentence of specification 1, sections 2.6 and 5; form; field that loses focus; its value; message or null] */
const rows: [string, LoginMode, string, string | boolean, string | null][] = [
  ['the account is required', 'password', 'mobilePhone', '', '请输入您的帐号'],
  ['an account may be a user name', 'password', 'mobilePhone', 'wang.siyuan', null],
  ['the password is required', 'password', 'loginPsw', '', '请输入正确的密码'],
  ['an old password of any length is let through', 'password', 'loginPsw', 'abc', null],
  ['the captcha is required', 'password', 'accCode', '', '请输入正确的验证码'],
  ['an entry shorter than 4 cannot equal the captcha', 'password', 'accCode', '7Km', '请输入正确的验证码'],
  ['a phone that is not filled is left in peace', 'phone', 'mobilePhone', '', null],
  ['a phone, if filled, has 11 characters', 'phone', 'mobilePhone', '1380000001', phone],
  ['11 characters are enough in the second reading', 'phone', 'mobilePhone', '12800000010', null],
  ['the SMS code is required', 'phone', 'code', '', '请输入正确的验证码'],
  ['the SMS code has at most 6 characters', 'phone', 'code', '4083161', '请输入正确的验证码'],
  ['a phone to register with, if filled, has 11 characters', 'register', 'mobilePhone', '139', phone],
  ['a new password is asked for', 'register', 'loginPwd', '', '请输入正确的密码'],
  ['a new password of 5 characters is too short', 'register', 'loginPwd', 'abcde', '密码长度为6-16个字符组成'],
  [
    'a new password of 17 characters is too long',
    'register',
    'loginPwd',
    'abcdefghijklmnopq',
    '密码长度为6-16个字符组成',
  ],
  ['a referrer is optional', 'register', 'refermobilephone', '', null],
  ['a referrer is valid if given', 'register', 'refermobilephone', '138', phone],
  ['the tick is not asked for on the way', 'register', 'agreement', false, null],
  ['the code of a reset is required', 'reset', 'smsCode', '', '请输入正确的验证码'],
  ['the password of a reset is asked for', 'reset', 'pswd', '', '请输入正确的密码'],
  ['the password of a reset has 6 to 16 characters', 'reset', 'pswd', 'abc', '密码长度为6-16个字符组成'],
  ['the password is confirmed', 'reset', 'pswd2', '', '请输入正确的密码'],
  ['both passwords match', 'reset', 'pswd2', 'yunfan202', '两次密码不一致，请重新输入'],
];

describe('a field of the older forms that loses focus', () => {
  test.each(rows)('%s', (_sentence, mode, field, value, message) => {
    const form = { ...filled[mode], [field]: value } as LoginForms[typeof mode];
    expect(findWrong(mode, form, { say, agreementName, among: [field] as never, onBlur: true })).toEqual(
      message && { field, message, kind: 'error' },
    );
  });

  test('reports no fields that have not lost focus yet', () => {
    const form = { ...filled.password, mobilePhone: '', loginPsw: '', accCode: '' };
    expect(findWrong('password', form, { say, agreementName, among: ['loginPsw'], onBlur: true })?.field).toBe(
      'loginPsw',
    );
    expect(
      findWrong('password', form, { say, agreementName, among: ['accCode', 'loginPsw'], onBlur: true })?.field,
    ).toBe('loginPsw');
  });
});

describe('a form that is sent', () => {
  /** [sentence; form; change; failing field; message; kind] */
  const sent: [string, LoginMode, object, string | null, string?, string?][] = [
    ['passes when it is filled', 'register', {}, null],
    ['needs its phone', 'phone', { mobilePhone: '' }, 'mobilePhone', phone, 'error'],
    [
      'names only the first failing field',
      'reset',
      { smsCode: '', pswd: '', pswd2: '' },
      'smsCode',
      '请输入正确的验证码',
      'error',
    ],
    [
      'warns when the agreement is not ticked',
      'register',
      { agreement: false },
      'agreement',
      '请阅读并勾选《星航服务协议》',
      'warning',
    ],
  ];
  test.each(sent)('%s', (_sentence, mode, change, field, message, kind) => {
    const form = { ...filled[mode], ...change } as LoginForms[typeof mode];
    expect(findWrong(mode, form, { say, agreementName })).toEqual(field && { field, message, kind });
  });
});
