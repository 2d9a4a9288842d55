import type { LoginWording } from './login-wording.ts';
import { newerWording } from './login-wording.ts';
import { smsCodeLength } from './sms-code.ts';

/** The forms of the login dialogs, with the specification's field names (1, section 3.7). */
export interface PasswordLoginForm {
  mobilePhone: string;
  loginPsw: string;
  accCode: string;
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

/** Error of one field of a form; null or false: none. */
type Rule<Form> = (form: Form, say: LoginWording, agreementName: string) => string | null | false;
/** In the order of the fields. */
type Rules<Form> = readonly (readonly [field: keyof Form & string, wrong: Rule<Form>, kind?: 'warning'])[];

const captchaLength = 4;

/** A new password is 6 to 16 characters of any kind. */
export function isPasswordLength(password: string): boolean {
  const { length } = Array.from(password);
  return length >= 6 && length <= 16;
}

const isCode = (code: string): boolean => code.length > 0 && code.length <= smsCodeLength;
const newPassword = (password: string, missing: string, say: LoginWording) =>
  password ? !isPasswordLength(password) && say.newPasswordLength : missing;

/** Only the server can check the captcha: an entry that is too short is wrong; a longer one is left to the server. */
function captcha(typed: string, say: LoginWording): string | false {
  const entry = typed.trim();
  return entry ? entry.length < captchaLength && say.captchaWrong : say.captchaMissing;
}

export const passwordLoginRules: Rules<PasswordLoginForm> = [
  ['mobilePhone', (form, say) => !form.mobilePhone.trim() && say.account],
  ['loginPsw', (form, say) => !form.loginPsw && say.password],
  ['accCode', (form, say) => captcha(form.accCode, say)],
];

export const phoneLoginRules: Rules<PhoneLoginForm> = [
  ['mobilePhone', (form, say) => !say.isPhone(form.mobilePhone) && say.phone],
  ['code', (form, say) => !isCode(form.code) && say.code],
];

export const registerRules: Rules<RegisterForm> = [
  ['mobilePhone', (form, say) => !say.isPhone(form.mobilePhone) && say.phone],
  ['code', (form, say) => !isCode(form.code) && say.code],
  ['loginPwd', (form, say) => newPassword(form.loginPwd, say.registerPassword, say)],
  ['refermobilephone', (form, say) => form.refermobilephone !== '' && !say.isPhone(form.refermobilephone) && say.phone],
  ['agreement', (form, say, agreementName) => !form.agreement && say.agreement(agreementName), 'warning'],
];

export const resetRules: Rules<ResetForm> = [
  ['mobilePhone', (form, say) => !say.isPhone(form.mobilePhone) && say.phone],
  ['smsCode', (form, say) => !isCode(form.smsCode) && say.code],
  ['pswd', (form, say) => newPassword(form.pswd, say.resetPassword, say)],
  ['pswd2', (form, say) => (form.pswd2 ? form.pswd2 !== form.pswd && say.confirmDiffers : say.confirmMissing)],
];

/** `among`: only these fields are looked at; absent: all. */
export function firstFinding<Form>(
  rules: Rules<Form>,
  form: Form,
  say: LoginWording,
  agreementName = '',
  among?: readonly string[],
): Finding<Form> | null {
  for (const [field, wrong, kind = 'error'] of rules) {
    const message = (!among || among.includes(field)) && wrong(form, say, agreementName);
    if (message) return { field, message, kind };
  }
  return null;
}

/** The SMS button needs a valid phone and warns otherwise. */
export function checkSmsPhone(
  mobilePhone: string,
  say: LoginWording = newerWording,
): Finding<{ mobilePhone: string }> | null {
  return say.isPhone(mobilePhone) ? null : { field: 'mobilePhone', message: say.phone, kind: 'warning' };
}
