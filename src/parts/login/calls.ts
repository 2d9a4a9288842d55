import { account } from '#contract/account.ts';
import type { LoginAnswer, SentCode } from '#contract/account.ts';
import type { LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { accountOf } from '#domain/account/phone.ts';
import type { SmsPurpose } from '#domain/account/resend-waits.ts';
import type { Outcome, SendOptions, Services } from '#kit/services.ts';
import { passwordHash } from './password-hash.ts';

/** Every failure is shown in the dialog's own message area. */
const quiet = { quiet: 'all' } as const;

/**
 * Sends the call of a mode's button. The first step of the older reset sends no new password, so the code is
 * only looked at and stays good for the second (specification 1, section 7.1: pswd optional on the first step).
 */
export function submitOf(
  mode: LoginMode,
  withNewPassword: boolean,
  forms: LoginForms & { recommendCode: string },
  randomCode: string,
  { api }: Services,
  signal: AbortSignal,
): Promise<Outcome<LoginAnswer | object>> {
  const options: SendOptions = { ...quiet, signal };
  if (mode === 'password') {
    const { mobilePhone, loginPsw, accCode } = forms.password;
    return api.send(
      account.login,
      { mobilePhone: accountOf(mobilePhone), loginPsw: passwordHash(loginPsw), accCode: accCode.trim(), randomCode },
      options,
    );
  }
  if (mode === 'phone') return api.send(account.loginByPhone, forms.phone, options);
  if (mode === 'register') {
    const { mobilePhone, code, loginPwd, refermobilephone } = forms.register;
    return api.send(
      account.register,
      {
        mobilePhone,
        code,
        loginPwd: passwordHash(loginPwd),
        refermobilephone,
        ...(forms.recommendCode && { recommendCode: forms.recommendCode }),
      },
      options,
    );
  }
  const { mobilePhone, smsCode, pswd } = forms.reset;
  return api.send(
    account.resetPassword,
    { mobilePhone, smsCode, ...(withNewPassword && { pswd: passwordHash(pswd) }) },
    options,
  );
}

/** Logging in has a call of its own; the others name their purpose. */
export function sendCodeFor(purpose: SmsPurpose, mobilePhone: string, { api }: Services): Promise<Outcome<SentCode>> {
  return purpose === 'login'
    ? api.send(account.sendLoginCode, { mobilePhone }, quiet)
    : api.send(account.sendCode, { mobilePhone, type: purpose }, quiet);
}
