import type { Failure, Said } from '#kit/login/said.ts';
import { checkPasswordLogin, checkPhoneLogin, checkRegister, checkReset } from '#domain/account/login-rules.ts';
import type { LoginWording } from '#domain/account/login-wording.ts';
import { judgedField } from '#domain/account/refusal.ts';
import type { FieldName, LoginForms, LoginMode } from '#domain/account/login-forms.ts';

export function checkMode(mode: LoginMode, forms: LoginForms, agreementName: string, wording: LoginWording): Said | null {
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

export function stripOfFailure(mode: LoginMode, forms: LoginForms, failure: Failure): Said {
  const field = judgedField<FieldName>(failure, forms[mode], usualField[mode]);
  return { kind: 'error', text: failure.msg, from: 'call', ...(field && { field }) };
}
