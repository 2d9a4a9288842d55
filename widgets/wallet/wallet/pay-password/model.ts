import { account } from '#contract/account.ts';
import { payPassword } from '#contract/pay-password.ts';
import { checkNewPayPassword, checkPayPassword } from '#domain/account/pay-password.ts';
import { someErrors } from '#base/some-errors.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createSms } from '#parts/account/sms.ts';
import { texts as smsTexts } from '#parts/account/words/code-texts.ts';
import type { Texts } from './texts.ts';

/** `set`: the first one, and `reset` a forgotten one, by a code; `change` by the old one. */
export type PasswordMode = 'set' | 'reset' | 'change';

export interface PasswordOptions {
  mode: PasswordMode;
  t: Texts;
  digest(password: string): string;
  done(): void;
  /** After a refusal: the password may be locked now. */
  settle(): void;
}

export function createPayPassword(services: Services, { mode, t, digest, done, settle }: PasswordOptions) {
  const isChange = mode === 'change';
  const form = createForm(services, payPassword.update, {
    key: `wallet.payPassword.${mode}`,
    blank: { oldPswd: '', smsCode: '', payPswd: '', again: '' },
    secrets: { oldPswd: 'retyped', payPswd: 'kept', again: 'kept' },
    check: ({ oldPswd, smsCode, payPswd, again }) =>
      someErrors({
        oldPswd: isChange ? checkPayPassword(oldPswd) : '',
        smsCode: isChange || smsCode.length >= 4 ? '' : smsTexts.needsCode,
        payPswd: checkNewPayPassword(payPswd) || (isChange && payPswd === oldPswd ? t.same : ''),
        again: again === payPswd ? '' : t.differs,
      }),
    input: ({ oldPswd, smsCode, payPswd }) => ({
      payPswd: digest(payPswd),
      ...(isChange ? { oldPswd: digest(oldPswd) } : { smsCode }),
    }),
    done,
  });
  const mobilePhone = services.session.user.peek()?.mobilePhone ?? '';
  const sms = createSms(services, {
    purpose: 'payPassword',
    phone: () => mobilePhone,
    ask: () => services.api.send(account.sendCode, { mobilePhone, type: 'payPassword' }, { quiet: 'all' }),
    refuse: form.refuse,
  });
  return {
    ...form,
    sms,
    async submit(): Promise<boolean> {
      const isDone = await form.submit();
      if (form.failure.peek()) settle();
      return isDone;
    },
    dispose() {
      form.dispose();
      sms.dispose();
    },
  };
}
