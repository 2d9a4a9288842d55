import { signal } from '@preact/signals-core';
import type { Services } from '#kit/services.ts';
import { anchored, isWaiting, resendKey, secondsLeft, withWait } from '#domain/account/resend-waits.ts';
import type { ResendWaits, SmsPurpose } from '#domain/account/resend-waits.ts';

/** The SMS countdown of every form that sends codes: one per phone and purpose, stored in the tab, ticking while there is one. */
export function createResend({ clock, timers, drafts }: Services) {
  const nowMs = signal(clock.now());
  const waits = signal<ResendWaits>(anchored(drafts.get<ResendWaits>(resendKey, {}) ?? {}, clock.now()));
  let stop: (() => void) | null = null;
  let isOver = false;

  function tick() {
    nowMs.value = clock.now();
    if (isWaiting(waits.peek(), clock.now())) return;
    stop?.();
    stop = null;
  }

  function run() {
    tick();
    if (!stop && !isOver && isWaiting(waits.peek(), clock.now())) stop = timers.every(1000, tick);
  }

  run();
  return {
    /** Whole seconds left; reads signals, so that a computed follows it. */
    leftOf: (purpose: SmsPurpose, phone: string): number => secondsLeft(waits.value, purpose, phone, nowMs.value),
    start(purpose: SmsPurpose, phone: string, seconds?: number) {
      waits.value = withWait(waits.peek(), purpose, phone, clock.now(), seconds);
      drafts.set(resendKey, waits.peek());
      run();
    },
    dispose() {
      isOver = true;
      stop?.();
      stop = null;
    },
  };
}
