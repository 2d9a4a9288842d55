import { batch, computed, signal } from '@preact/signals-core';
import { checkSmsPhone } from '#domain/account/login-rules.ts';
import { newerWording } from '#domain/account/login-wording.ts';
import { hidePhone } from '#domain/account/phone.ts';
import type { Services } from '#kit/services.ts';
import type { Readable } from '#kit/readable.ts';
import { refusalOf } from '#domain/account/refusal.ts';
import { sendCodeFor } from './calls.ts';
import { codeFieldOf } from '#domain/account/login-forms.ts';
import type { LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { createResend } from '#kit/resend.ts';
import type { SmsPurpose } from '#domain/account/resend-waits.ts';
import type { Strip } from './strip.ts';
import type { LoginTexts } from './texts.ts';

const purposeOf: Record<LoginMode, SmsPurpose> = { password: 'login', phone: 'login', register: 'register', reset: 'reset' };

interface Parts {
  services: Services;
  mode: Readable<LoginMode>;
  forms: Readable<LoginForms>;
  words: LoginTexts;
  say(strip: Strip | null): void;
}

/** The button beside the SMS code: sends one to the phone of the shown mode, and counts down. */
export function createSmsCodes({ services, mode, forms, words, say }: Parts) {
  const sending = signal(false);
  const resend = createResend(services);
  const secondsLeft = computed(() => resend.leftOf(purposeOf[mode.value], forms.value[mode.value].mobilePhone));

  async function send() {
    const where = mode.peek();
    if (sending.peek() || secondsLeft.peek() > 0 || where === 'password') return;
    const phone = forms.peek()[where].mobilePhone;
    const finding = checkSmsPhone(phone, newerWording);
    if (finding) return say({ kind: finding.kind, text: finding.message, field: finding.field, from: 'rule' });
    batch(() => {
      sending.value = true;
      say(null);
    });
    const outcome = await sendCodeFor(purposeOf[where], phone, services);
    batch(() => {
      sending.value = false;
      const wait = outcome.ok ? outcome.data.retryAfter : refusalOf(outcome.data).retryAfter;
      if (outcome.ok || wait) resend.start(purposeOf[where], phone, wait);
      // The member may be somewhere else by now: the message is of no use there.
      if (mode.peek() !== where) return;
      if (outcome.ok) say({ kind: 'ok', text: `${words.codeSent}${words.codeSentTo} ${hidePhone(phone)}`, field: codeFieldOf[where], from: 'call' });
      else if (outcome.kind === 'refused' && !wait) say({ kind: 'error', text: outcome.msg, field: 'mobilePhone', from: 'call' });
      else if (outcome.kind !== 'cancelled') say({ kind: 'error', text: outcome.msg, from: 'call' });
    });
  }

  return { sending, secondsLeft, send, dispose: resend.dispose };
}
