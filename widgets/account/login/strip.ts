import type { Outcome } from '#kit/services.ts';
import { checkPasswordLogin, checkPhoneLogin, checkRegister, checkReset } from '#domain/account/login-rules.ts';
import type { LoginWording } from '#domain/account/login-wording.ts';
import { refusalOf } from '#domain/account/refusal.ts';
import type { FieldName, LoginForms, LoginMode } from '#domain/account/login-forms.ts';

export type Failure = Extract<Outcome<unknown>, { ok: false }>;

/** The one message area: only the first failing field (specification 1, section 5), or what a call said. */
export interface Strip {
  kind: 'error' | 'warning' | 'ok';
  text: string;
  /** The field it is about. */
  field?: FieldName;
  /** `call`: stays while the member types, so that the tries left can still be read. */
  from: 'rule' | 'call';
}

export function checkMode(mode: LoginMode, forms: LoginForms, agreementName: string, wording: LoginWording): Strip | null {
  const finding =
    mode === 'password'
      ? checkPasswordLogin({ ...forms.password, randomCode: '' }, wording)
      : mode === 'phone'
        ? checkPhoneLogin(forms.phone, wording)
        : mode === 'register'
          ? checkRegister(forms.register, agreementName, wording)
          : checkReset(forms.reset, wording);
  return finding && { kind: finding.kind, text: finding.message, field: finding.field as FieldName, from: 'rule' };
}

/** The field a refusal is about: the one the server names; a login without a name is about its secret. */
const usualField = { password: 'loginPsw', phone: 'code', register: 'code', reset: 'smsCode' } as const;

export function stripOfFailure(mode: LoginMode, forms: LoginForms, failure: Failure): Strip {
  const strip: Strip = { kind: 'error', text: failure.msg, from: 'call' };
  if (failure.kind !== 'refused') return strip;
  const named = refusalOf(failure.data).field;
  const field = named && named in forms[mode] ? (named as FieldName) : usualField[mode];
  return { ...strip, field };
}
