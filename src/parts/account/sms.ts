import { computed, signal } from '@preact/signals-core';
import type { SentCode } from '#contract/account.ts';
import { refusalOf } from '#domain/account/refusal.ts';
import type { SmsPurpose } from '#domain/account/resend-waits.ts';
import { createResend } from './resend.ts';
import type { Outcome, Services } from '#kit/services.ts';

type Refusal = Extract<Outcome<unknown>, { ok: false }>;

interface SmsSpec<Answer> {
  purpose: Extract<SmsPurpose, 'payPassword' | 'bankCard' | 'phone'>;
  /** Names the countdown; reads signals. */
  phone(): string;
  /** The call that sends the code; null while the fields before the code are wrong. */
  ask(): Promise<Outcome<Answer>> | null;
  done?(data: Answer): void;
  refuse(refusal: Refusal): void;
}

export type Sms = ReturnType<typeof createSms>;

/** The button beside a code: sends one and counts down. */
export function createSms<Answer extends SentCode>(
  services: Services,
  { purpose, phone, ask, done, refuse }: SmsSpec<Answer>,
) {
  const resend = createResend(services);
  const isSending = signal(false);
  const hasSent = signal(false);
  const secondsLeft = computed(() => resend.leftOf(purpose, phone()));
  let isGone = false;

  return {
    isSending,
    /** A code is on its way to the phone. */
    hasSent,
    secondsLeft,
    async send(): Promise<void> {
      if (isSending.peek() || secondsLeft.peek() > 0) return;
      const about = phone();
      const asked = ask();
      if (!asked) return;
      isSending.value = true;
      const outcome = await asked;
      isSending.value = false;
      if (isGone) return;
      const wait = outcome.ok ? outcome.data.retryAfter : refusalOf(outcome.data).retryAfter;
      if (wait) resend.start(purpose, about, wait);
      hasSent.value = outcome.ok;
      if (!outcome.ok) refuse(outcome);
      else done?.(outcome.data);
    },
    dispose() {
      isGone = true;
      resend.dispose();
    },
  };
}
