import { isMobilePhone } from './phone.ts';

/** Messages of a dialog for failed fields, and the rules in which the two readings of section 5 differ. */
export interface LoginWording {
  account: string;
  password: string;
  captchaMissing: string;
  captchaWrong: string;
  phone: string;
  isPhone(phone: string): boolean;
  code: string;
  newPasswordLength: string;
  registerPassword: string;
  resetPassword: string;
  confirmMissing: string;
  confirmDiffers: string;
  agreement(name: string): string;
}

/** The newer dialog: first wording of specification 1, section 5. */
export const newerWording: LoginWording = {
  account: '请输入您的帐号',
  password: '请输入帐号密码',
  captchaMissing: '请输入验证码',
  captchaWrong: '验证码错误',
  phone: '请正确输入手机号码',
  isPhone: isMobilePhone,
  code: '请输入短信验证码',
  newPasswordLength: '密码长度为6-16个字符组成',
  registerPassword: '请设置登录密码',
  resetPassword: '请设置新密码',
  confirmMissing: '请再次确认密码',
  confirmDiffers: '两次输入不一致',
  agreement: (name) => `请阅读并勾选${name}`,
};

/**
 * The older dialog and /view/login.shtml: the second reading (specification 2, section 5). It counts a phone to 11
 * characters only, and has one message for an empty field of a kind and a wrong one.
 */
export const olderWording: LoginWording = {
  ...newerWording,
  password: '请输入正确的密码',
  captchaMissing: '请输入正确的验证码',
  captchaWrong: '请输入正确的验证码',
  phone: '请输入正确的手机号码',
  isPhone: (phone) => phone.length === 11,
  code: '请输入正确的验证码',
  registerPassword: '请输入正确的密码',
  resetPassword: '请输入正确的密码',
  confirmMissing: '请输入正确的密码',
  confirmDiffers: '两次密码不一致，请重新输入',
};
