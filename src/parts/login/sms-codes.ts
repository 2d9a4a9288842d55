import { batch, computed, signal } from '@preact/signals-core';
import { checkSmsPhone } from '#domain/account/login-rules.ts';
import type { LoginWording } from '#domain/account/login-wording.ts';
import type { Services } from '#kit/services.ts';
import type { Readable } from '#kit/readable.ts';
import { judgedField, refusalOf } from '#domain/account/refusal.ts';
import { sendCodeFor } from './calls.ts';
import { codeFieldOf } from '#domain/account/login-forms.ts';
import type { FieldName, LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { createResend } from '../account/resend.ts';
import type { SmsPurpose } from '#domain/account/resend-waits.ts';
import type { LoginMessage } from './message.ts';

const purposeOf: Record<LoginMode, SmsPurpose> = {
  password: 'login',
  phone: 'login',
  register: 'register',
  reset: 'reset',
};

interface Parts {
  services: Services;
  mode: Readable<LoginMode>;
  forms: Readable<LoginForms>;
  words: { codeSent: string; orPassword: string };
  /** Messages of the rule about the phone. */
  wording: LoginWording;
  say(message: LoginMessage | null): void;
}

/** Waits longer than this are a quota of the phone: another kind of login helps sooner. */
const quotaSeconds = 300;

/** The button beside the SMS code: sends one to the phone of the shown mode, and counts down. */
export function createSmsCodes({ services, mode, forms, words, wording, say }: Parts) {
  const isSending = signal(false);
  const resend = createResend(services);
  const secondsLeft = computed(() => resend.leftOf(purposeOf[mode.value], forms.value[mode.value].mobilePhone));

  async function send() {
    const where = mode.peek();
    if (isSending.peek() || secondsLeft.peek() > 0 || where === 'password') return;
    const phone = forms.peek()[where].mobilePhone;
    const finding = checkSmsPhone(phone, wording);
    if (finding) return say({ kind: finding.kind, text: finding.message, field: finding.field, from: 'rule' });
    batch(() => {
      isSending.value = true;
      say(null);
    });
    const typed = forms.peek()[where];
    const outcome = await sendCodeFor(purposeOf[where], phone, services);
    batch(() => {
      isSending.value = false;
      const wait = refusalOf(outcome.data).retryAfter;
      if (outcome.ok || wait) resend.start(purposeOf[where], phone, wait);
      // The member may be somewhere else by now: the message is of no use there.
      if (mode.peek() !== where) return;
      // A member who types on keeps the focus: the rest of a password would land in the code.
      const isIdle = forms.peek()[where] === typed;
      if (outcome.ok)
        say({ kind: 'ok', text: words.codeSent, from: 'call', ...(isIdle && { field: codeFieldOf[where] }) });
      else if (outcome.kind !== 'cancelled') {
        const field = wait ? undefined : judgedField<FieldName>(outcome, forms.peek()[where], 'mobilePhone');
        const isOver = where === 'phone' && (wait ?? 0) > quotaSeconds;
        say({
          kind: 'error',
          text: isOver ? outcome.msg + words.orPassword : outcome.msg,
          from: 'call',
          ...(field && { field }),
        });
      }
    });
  }

  return { isSending, secondsLeft, send, dispose: resend.dispose };
}
