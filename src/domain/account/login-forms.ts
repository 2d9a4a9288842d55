import type { PasswordLoginForm, PhoneLoginForm, RegisterForm, ResetForm } from './login-rules.ts';
import { isMobilePhone, phoneOf } from './phone.ts';

/** Modes 1 to 4 of the dialog (specification 1, section 2.5). */
export type LoginMode = 'password' | 'phone' | 'register' | 'reset';

export interface LoginForms {
  password: PasswordLoginForm;
  phone: PhoneLoginForm;
  register: RegisterForm;
  reset: ResetForm;
}

export type FieldOf<M extends LoginMode> = keyof LoginForms[M] & string;
/** Also the `name` of its control, by which the view finds it. */
export type FieldName = { [M in LoginMode]: FieldOf<M> }[LoginMode];

export const blankForms: LoginForms = {
  password: { mobilePhone: '', loginPsw: '', accCode: '' },
  phone: { mobilePhone: '', code: '' },
  register: { mobilePhone: '', code: '', loginPwd: '', refermobilephone: '', agreement: false },
  reset: { mobilePhone: '', smsCode: '', pswd: '', pswd2: '' },
};

/** The field of a mode's SMS code; mode 1 has none. */
export const codeFieldOf = { phone: 'code', register: 'code', reset: 'smsCode' } as const;

/** The field a refusal is about when the server names none: a login is about its secret. */
export const usualField = { password: 'loginPsw', ...codeFieldOf } as const;

/** A form with other values; fields that it does not have are left out. */
export function withFields<M extends LoginMode>(
  forms: LoginForms,
  mode: M,
  change: Partial<LoginForms[M]>,
): LoginForms {
  return { ...forms, [mode]: { ...forms[mode], ...change } };
}

/**
 * The phone goes along when the mode changes, to register also the code of an SMS login. An account is a phone only when it looks like one,
 * and a phone never replaces an account that was typed.
 */
export function carryPhone(forms: LoginForms, from: LoginMode, to: LoginMode): LoginForms {
  const typed = forms[from].mobilePhone;
  const phone = from === 'password' ? phoneOf(typed) : typed;
  if (!phone || (from === 'password' && !isMobilePhone(phone))) return forms;
  if (to === 'password' && forms.password.mobilePhone) return forms;
  return withFields(forms, to, {
    mobilePhone: phone,
    ...(from === 'phone' && to === 'register' && forms.phone.code && { code: forms.phone.code }),
  });
}
