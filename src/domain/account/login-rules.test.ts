import { describe, expect, test } from 'vitest';
import { findWrong } from './find-wrong.ts';
import type { LoginForms, LoginMode } from './login-forms.ts';
import { checkSmsPhone } from './login-rules.ts';
import type { PasswordLoginForm, PhoneLoginForm, RegisterForm, ResetForm } from './login-rules.ts';
import { newerWording, olderWording } from './login-wording.ts';

const password: PasswordLoginForm = { mobilePhone: '13800000010', loginPsw: 'travel123', accCode: '7Km4' };
const phone: PhoneLoginForm = { mobilePhone: '13800000010', code: '408316' };
const register: RegisterForm = {
  mobilePhone: '13911112222',
  code: '408316',
  loginPwd: 'hangzhou26',
  refermobilephone: '',
  agreement: true,
};
const reset: ResetForm = { mobilePhone: '13800000010', smsCode: '408316', pswd: 'yunfan2026', pswd2: 'yunfan2026' };
const agreement = '《星航服务协议》';

/** A form that is sent. */
const check = <M extends LoginMode>(mode: M, form: LoginForms[M], say = newerWording, agreementName = agreement) =>
  findWrong(mode, form, { say, agreementName });

/** [sentence of specification 1, section 5; change; failing field; first wording; second reading where it differs] */
type Row<Form> = [string, Partial<Form>, keyof Form | null, string?, string?];

describe('account and password', () => {
  const rows: Row<PasswordLoginForm>[] = [
    ['a filled form passes', {}, null],
    ['the account is required', { mobilePhone: '' }, 'mobilePhone', '请输入您的帐号'],
    ['spaces are no account', { mobilePhone: '  ' }, 'mobilePhone', '请输入您的帐号'],
    ['an account may be a user name', { mobilePhone: 'wang.siyuan' }, null],
    ['the password is required', { loginPsw: '' }, 'loginPsw', '请输入帐号密码', '请输入正确的密码'],
    ['an old password of any length is let through', { loginPsw: 'abc' }, null],
    ['the captcha is required', { accCode: '' }, 'accCode', '请输入验证码', '请输入正确的验证码'],
    [
      'an entry shorter than 4 cannot equal the captcha',
      { accCode: '7Km' },
      'accCode',
      '验证码错误',
      '请输入正确的验证码',
    ],
    ['a longer entry is for the server to judge', { accCode: '7Km4x' }, null],
    [
      'only the first failing field is named',
      { mobilePhone: '', loginPsw: '', accCode: '' },
      'mobilePhone',
      '请输入您的帐号',
    ],
  ];
  test.each(rows)('%s', (_sentence, change, field, first, second = first) => {
    const form = { ...password, ...change };
    expect(check('password', form)).toEqual(field && { field, message: first, kind: 'error' });
    expect(check('password', form, olderWording)).toEqual(field && { field, message: second, kind: 'error' });
  });
});

describe('mobile number and SMS code', () => {
  const rows: Row<PhoneLoginForm>[] = [
    ['a filled form passes', {}, null],
    ['the phone is required', { mobilePhone: '' }, 'mobilePhone', '请正确输入手机号码', '请输入正确的手机号码'],
    [
      'a phone has 11 characters',
      { mobilePhone: '1380000001' },
      'mobilePhone',
      '请正确输入手机号码',
      '请输入正确的手机号码',
    ],
    ['the SMS code is required', { code: '' }, 'code', '请输入短信验证码', '请输入正确的验证码'],
    ['the SMS code has at most 6 characters', { code: '4083161' }, 'code', '请输入短信验证码', '请输入正确的验证码'],
    [
      'only the first failing field is named',
      { mobilePhone: '', code: '' },
      'mobilePhone',
      '请正确输入手机号码',
      '请输入正确的手机号码',
    ],
  ];
  test.each(rows)('%s', (_sentence, change, field, first, second = first) => {
    const form = { ...phone, ...change };
    expect(check('phone', form)).toEqual(field && { field, message: first, kind: 'error' });
    expect(check('phone', form, olderWording)).toEqual(field && { field, message: second, kind: 'error' });
  });

  test('a phone must be a valid mobile number; the second reading counts 11 characters only', () => {
    const form = { ...phone, mobilePhone: '12800000010' };
    expect(check('phone', form)?.message).toBe('请正确输入手机号码');
    expect(check('phone', form, olderWording)).toBeNull();
  });
});

describe('register', () => {
  const rows: Row<RegisterForm>[] = [
    ['a filled form passes', {}, null],
    ['the phone is required', { mobilePhone: '' }, 'mobilePhone', '请正确输入手机号码', '请输入正确的手机号码'],
    ['the SMS code is required', { code: '' }, 'code', '请输入短信验证码', '请输入正确的验证码'],
    ['a password must be set', { loginPwd: '' }, 'loginPwd', '请设置登录密码', '请输入正确的密码'],
    ['5 characters are too few', { loginPwd: 'abc12' }, 'loginPwd', '密码长度为6-16个字符组成'],
    ['6 characters are enough', { loginPwd: 'abc123' }, null],
    ['16 characters are allowed', { loginPwd: 'abcdefgh12345678' }, null],
    ['17 characters are too many', { loginPwd: 'abcdefgh123456789' }, 'loginPwd', '密码长度为6-16个字符组成'],
    ['a character outside the basic plane counts once', { loginPwd: '𠮷𠮷𠮷' }, 'loginPwd', '密码长度为6-16个字符组成'],
    ['the referrer is optional', { refermobilephone: '' }, null],
    [
      'the referrer is valid if given',
      { refermobilephone: '1380' },
      'refermobilephone',
      '请正确输入手机号码',
      '请输入正确的手机号码',
    ],
  ];
  test.each(rows)('%s', (_sentence, change, field, first, second = first) => {
    const form = { ...register, ...change };
    expect(check('register', form)).toEqual(field && { field, message: first, kind: 'error' });
    expect(check('register', form, olderWording)).toEqual(field && { field, message: second, kind: 'error' });
  });

  test('the agreement must be ticked, which is a warning and carries its name', () => {
    const finding = { field: 'agreement', message: '请阅读并勾选《星航服务协议》', kind: 'warning' };
    expect(check('register', { ...register, agreement: false })).toEqual(finding);
    expect(check('register', { ...register, agreement: false }, newerWording, '《云帆协议》')?.message).toBe(
      '请阅读并勾选《云帆协议》',
    );
  });

  test('the agreement is looked at last', () => {
    expect(check('register', { ...register, refermobilephone: '1', agreement: false })?.field).toBe('refermobilephone');
  });
});

describe('reset', () => {
  const rows: Row<ResetForm>[] = [
    ['a filled form passes', {}, null],
    ['the phone is required', { mobilePhone: '138' }, 'mobilePhone', '请正确输入手机号码', '请输入正确的手机号码'],
    ['the SMS code is required', { smsCode: '' }, 'smsCode', '请输入短信验证码', '请输入正确的验证码'],
    ['a new password must be set', { pswd: '', pswd2: '' }, 'pswd', '请设置新密码', '请输入正确的密码'],
    ['its length is 6 to 16', { pswd: 'abc', pswd2: 'abc' }, 'pswd', '密码长度为6-16个字符组成'],
    ['it must be typed again', { pswd2: '' }, 'pswd2', '请再次确认密码', '请输入正确的密码'],
    ['both must match', { pswd2: 'yunfan202' }, 'pswd2', '两次输入不一致', '两次密码不一致，请重新输入'],
  ];
  test.each(rows)('%s', (_sentence, change, field, first, second = first) => {
    const form = { ...reset, ...change };
    expect(check('reset', form)).toEqual(field && { field, message: first, kind: 'error' });
    expect(check('reset', form, olderWording)).toEqual(field && { field, message: second, kind: 'error' });
  });
});

describe('the SMS button', () => {
  test('works with a valid phone', () => {
    expect(checkSmsPhone('13800000010')).toBeNull();
  });
  test('warns with the phone message otherwise', () => {
    expect(checkSmsPhone('138')).toEqual({ field: 'mobilePhone', message: newerWording.phone, kind: 'warning' });
    expect(checkSmsPhone('', olderWording)).toEqual({
      field: 'mobilePhone',
      message: '请输入正确的手机号码',
      kind: 'warning',
    });
  });
});
