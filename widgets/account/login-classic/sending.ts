import { batch, computed, signal } from '@preact/signals-core';
import { codeFieldOf } from '#domain/account/login-forms.ts';
import type { LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { checkSmsPhone } from '#domain/account/login-rules.ts';
import { olderWording } from '#domain/account/login-wording.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { refusalOf } from '#domain/account/refusal.ts';
import type { SmsPurpose } from '#domain/account/resend-waits.ts';
import type { Readable } from '#kit/readable.ts';
import { createResend } from '#kit/resend.ts';
import type { Services } from '#kit/services.ts';
import { sendCodeFor } from './calls.ts';
import type { Said } from './model.ts';
import type { ClassicTexts } from './texts.ts';

const purposeOf: Record<LoginMode, SmsPurpose> = { password: 'login', phone: 'login', register: 'register', reset: 'reset' };

interface Parts {
  services: Services;
  mode: Readable<LoginMode>;
  forms: Readable<LoginForms>;
  words: ClassicTexts;
  say(said: Said | null): void;
}

/** The button beside the SMS code: needs a valid phone, sends, counts down. */
export function createSending({ services, mode, forms, words, say }: Parts) {
  const isSending = signal(false);
  const resend = createResend(services);
  const secondsLeft = computed(() => resend.leftOf(purposeOf[mode.value], forms.value[mode.value].mobilePhone));

  async function send() {
    const where = mode.peek();
    if (isSending.peek() || secondsLeft.peek() > 0 || where === 'password') return;
    const phone = forms.peek()[where].mobilePhone;
    const finding = checkSmsPhone(phone, olderWording);
    if (finding) return say({ kind: finding.kind, text: finding.message, field: finding.field, from: 'rule' });
    isSending.value = true;
    const outcome = await sendCodeFor(purposeOf[where], phone, services);
    batch(() => {
      isSending.value = false;
      const wait = outcome.ok ? outcome.data.retryAfter : refusalOf(outcome.data).retryAfter;
      if (outcome.ok || wait) resend.start(purposeOf[where], phone, wait);
      if (mode.peek() !== where) return;
      if (outcome.ok) say({ kind: 'ok', text: `${words.codeSent}${words.codeSentTo} ${hidePhone(phone)}`, field: codeFieldOf[where], from: 'call' });
      else if (outcome.kind !== 'cancelled') say({ kind: 'error', text: outcome.msg, from: 'call', ...(outcome.kind === 'refused' && !wait && { field: 'mobilePhone' }) });
    });
  }

  return { isSending, secondsLeft, send, dispose: resend.dispose };
}
