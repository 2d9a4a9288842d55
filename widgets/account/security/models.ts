import { signal } from '@preact/signals-core';
import { account } from '#contract/account.ts';
import { profile, security } from '#contract/profile.ts';
import type { AlertKind, Security } from '#contract/profile.ts';
import { isPasswordLength } from '#domain/account/login-rules.ts';
import { hidePhone, isMobilePhone } from '#domain/account/phone.ts';
import { checkOwnEmail } from '#domain/account/profile.ts';
import { someErrors } from '#base/some-errors.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { createSms } from '#parts/account/sms.ts';
import { texts as smsTexts } from '#parts/account/words/code-texts.ts';
import type { Texts } from './texts.ts';

const codeError = (code: string): string => (code.length >= 4 ? '' : smsTexts.needsCode);

export const createPasswordForm = (
  services: Services,
  { t, digest, done }: { t: Texts; digest(password: string): string; done(): void },
) =>
  createForm(services, security.password, {
    key: 'account.password',
    blank: { oldPsw: '', newPsw: '', again: '' },
    secrets: { oldPsw: 'retyped', newPsw: 'kept', again: 'kept' },
    check: ({ oldPsw, newPsw, again }) =>
      someErrors({
        oldPsw: oldPsw ? '' : t.oldMissing,
        newPsw: !newPsw ? t.freshMissing : !isPasswordLength(newPsw) ? t.freshWrong : newPsw === oldPsw ? t.same : '',
        again: !again ? t.againMissing : again === newPsw ? '' : t.differs,
      }),
    input: ({ oldPsw, newPsw }) => ({ oldPsw: digest(oldPsw), newPsw: digest(newPsw) }),
    done,
  });

/** An address logs in: the code of the phone proves that the member binds it. */
export function createEmailForm(services: Services, email: string, done: () => void) {
  const mobilePhone = services.session.user.peek()?.mobilePhone ?? '';
  const form = createForm(services, profile.save, {
    key: 'account.email',
    blank: { email, code: '' },
    secrets: { code: 'retyped' },
    check: ({ email: typed, code }) =>
      someErrors({ email: checkOwnEmail(plainEmail(typed)), code: mobilePhone ? codeError(code) : '' }),
    input: ({ email: typed, code }) => ({ email: plainEmail(typed), code }),
    done,
  });
  return withCode(services, form, mobilePhone);
}

/** Full-width letters and signs become plain ones. */
const plainEmail = (typed: string): string => typed.normalize('NFKC').trim();

/** A form with one code, which is sent to the phone of now. */
function withCode<F extends { refuse: Parameters<typeof createSms>[1]['refuse']; dispose(): void }>(
  services: Services,
  form: F,
  mobilePhone: string,
) {
  const sms = createSms(services, {
    purpose: 'phone',
    phone: () => mobilePhone,
    ask: () => services.api.send(account.sendCode, { mobilePhone, type: 'phone' }, { quiet: 'all' }),
    refuse: form.refuse,
  });
  return {
    ...form,
    sms,
    phone: hidePhone(mobilePhone),
    dispose() {
      form.dispose();
      sms.dispose();
    },
  };
}

/** Two steps of one form: the code of the present phone opens the second one. A member without a phone begins there. */
export function createPhoneForm(services: Services, { t, done }: { t: Texts; done(): void }) {
  const present = services.session.user.peek()?.mobilePhone ?? '';
  const isProved = signal(!present);
  const isChecking = signal(false);
  const form = createForm(services, security.phone, {
    key: 'account.phone',
    blank: { oldCode: '', mobilePhone: '', newCode: '' },
    secrets: { oldCode: 'kept', newCode: 'retyped' },
    check: ({ oldCode, mobilePhone, newCode }) =>
      someErrors(
        isProved.value
          ? {
              mobilePhone: !isMobilePhone(mobilePhone) ? t.phoneWrong : mobilePhone === present ? t.phoneSame : '',
              newCode: codeError(newCode),
            }
          : { oldCode: codeError(oldCode) },
      ),
    input: (values) => values,
    done,
  });
  const send = (mobilePhone: string) =>
    services.api.send(account.sendCode, { mobilePhone, type: 'phone' }, { quiet: 'all' });
  const oldSms = createSms(services, {
    purpose: 'phone',
    phone: () => present,
    ask: () => send(present),
    refuse: form.refuse,
  });
  const newSms = createSms(services, {
    purpose: 'phone',
    phone: () => form.values.value.mobilePhone,
    ask() {
      const { mobilePhone } = form.values.peek();
      if (isMobilePhone(mobilePhone) && mobilePhone !== present) return send(mobilePhone);
      form.leave('mobilePhone');
      return null;
    },
    refuse: form.refuse,
  });

  /** The first step asks the server about the code alone, which stays usable for the second. */
  async function prove(): Promise<boolean> {
    const { oldCode } = form.values.peek();
    form.leave('oldCode');
    if (codeError(oldCode) || isChecking.peek()) return false;
    isChecking.value = true;
    const outcome = await services.api.send(
      account.verifyCode,
      { mobilePhone: present, type: 'phone', code: oldCode },
      { quiet: 'all' },
    );
    isChecking.value = false;
    if (outcome.ok) isProved.value = true;
    else form.refuse({ ...outcome, data: { field: 'oldCode' } } as Parameters<typeof form.refuse>[0]);
    return false;
  }

  return {
    ...form,
    hasPhone: present !== '',
    isProved,
    isChecking,
    oldSms,
    newSms,
    submit: () => (isProved.peek() ? form.submit() : prove()),
    dispose() {
      form.dispose();
      oldSms.dispose();
      newSms.dispose();
    },
  };
}

export function createCloseForm(services: Services, { t, done }: { t: Texts; done(): void }) {
  const mobilePhone = services.session.user.peek()?.mobilePhone ?? '';
  const form = createForm(services, security.close, {
    key: 'account.close',
    blank: { code: '', understood: false },
    secrets: { code: 'retyped' },
    check: ({ code, understood }) =>
      someErrors({ code: codeError(code), understood: understood ? '' : t.understoodMissing }),
    input: ({ code }) => ({ code }),
    done,
  });
  return withCode(services, form, mobilePhone);
}

/** `others`, or the number of one session. */
export const createSignOut = (services: Services, t: Texts, settle: () => unknown) =>
  createCommand(services, security.signOut, {
    input: (sessionId: string) => ({ sessionId }),
    confirm: (sessionId) => t.ask(sessionId === 'others'),
    done: () => t.signedOut,
    settle,
  });

/** Turns a kind of texts on or off; a refusal or an unknown outcome reads the settings again. */
export const createSetAlert = (services: Services, t: Texts, settle: (outcome: Outcome<Security>) => unknown) =>
  createCommand(services, security.alerts, {
    input: (choice: { alert: AlertKind; isOn: boolean }) => choice,
    done: () => t.alertSaved,
    settle,
  });
