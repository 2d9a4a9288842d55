import type { LoginWording } from './login-wording.ts';
import { newerWording } from './login-wording.ts';
import { smsCodeLength } from './sms-code.ts';

/** The forms of the login dialog, with the specification's field names (1, section 3.7). */
export interface PasswordLoginForm {
  mobilePhone: string;
  loginPsw: string;
  accCode: string;
  randomCode: string;
}
export interface PhoneLoginForm {
  mobilePhone: string;
  code: string;
}
export interface RegisterForm {
  mobilePhone: string;
  code: string;
  loginPwd: string;
  refermobilephone: string;
  agreement: boolean;
}
export interface ResetForm {
  mobilePhone: string;
  smsCode: string;
  pswd: string;
  pswd2: string;
}

/** The first field that fails, in the order of the form; there is never a second one (section 5). */
export interface Finding<Form> {
  field: keyof Form & string;
  message: string;
  kind: 'error' | 'warning';
}

const error = <Form>(field: keyof Form & string, message: string): Finding<Form> => ({ field, message, kind: 'error' });
const captchaLength = 4;

/** A new password is 6 to 16 characters of any kind. */
export function isPasswordLength(password: string): boolean {
  const { length } = Array.from(password);
  return length >= 6 && length <= 16;
}

/**
 * Whether the captcha is right only the server knows (domain.md): an entry that is too short cannot be;
 * a longer one is left to the server.
 */
export function checkPasswordLogin(form: PasswordLoginForm, say: LoginWording = newerWording): Finding<PasswordLoginForm> | null {
  if (!form.mobilePhone.trim()) return error('mobilePhone', say.account);
  if (!form.loginPsw) return error('loginPsw', say.password);
  const captcha = form.accCode.trim();
  if (!captcha) return error('accCode', say.captchaMissing);
  if (captcha.length < captchaLength) return error('accCode', say.captchaWrong);
  return null;
}

const isCode = (code: string): boolean => code.length > 0 && code.length <= smsCodeLength;

export function checkPhoneLogin(form: PhoneLoginForm, say: LoginWording = newerWording): Finding<PhoneLoginForm> | null {
  if (!say.isPhone(form.mobilePhone)) return error('mobilePhone', say.phone);
  if (!isCode(form.code)) return error('code', say.code);
  return null;
}

export function checkRegister(form: RegisterForm, agreementName: string, say: LoginWording = newerWording): Finding<RegisterForm> | null {
  if (!say.isPhone(form.mobilePhone)) return error('mobilePhone', say.phone);
  if (!isCode(form.code)) return error('code', say.code);
  if (!form.loginPwd) return error('loginPwd', say.registerPassword);
  if (!isPasswordLength(form.loginPwd)) return error('loginPwd', say.newPasswordLength);
  if (form.refermobilephone && !say.isPhone(form.refermobilephone)) return error('refermobilephone', say.phone);
  if (!form.agreement) return { field: 'agreement', message: say.agreement(agreementName), kind: 'warning' };
  return null;
}

export function checkReset(form: ResetForm, say: LoginWording = newerWording): Finding<ResetForm> | null {
  if (!say.isPhone(form.mobilePhone)) return error('mobilePhone', say.phone);
  if (!isCode(form.smsCode)) return error('smsCode', say.code);
  if (!form.pswd) return error('pswd', say.resetPassword);
  if (!isPasswordLength(form.pswd)) return error('pswd', say.newPasswordLength);
  if (!form.pswd2) return error('pswd2', say.confirmMissing);
  if (form.pswd2 !== form.pswd) return error('pswd2', say.confirmDiffers);
  return null;
}

/** The SMS button needs a valid phone and warns otherwise. */
export function checkSmsPhone(mobilePhone: string, say: LoginWording = newerWording): Finding<{ mobilePhone: string }> | null {
  return say.isPhone(mobilePhone) ? null : { field: 'mobilePhone', message: say.phone, kind: 'warning' };
}
