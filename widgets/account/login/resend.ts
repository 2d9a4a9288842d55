import { signal } from '@preact/signals-core';
import type { Services } from '#kit/services.ts';
import { smsResendSeconds } from '#domain/account/sms-code.ts';

export type SmsPurpose = 'login' | 'register' | 'reset';

/** When a code may be sent again, by purpose and phone; milliseconds of the server's clock. */
type Waits = Record<string, { untilMs: number; seconds: number }>;

const draftKey = 'login.resend';

/**
 * The SMS countdown: one per phone and purpose, kept as a moment, so that closing the dialog or reloading
 * the page does not shorten it (domain.md, Wording and limits).
 */
export function createResend({ clock, timers, drafts }: Services) {
  const nowMs = signal(clock.now());
  const waits = signal<Waits>(anchored(drafts.get<Waits>(draftKey) ?? {}, clock.now()));
  let stop: (() => void) | null = null;
  let isOver = false;

  const counting = (): boolean => Object.values(waits.peek()).some(({ untilMs }) => untilMs > clock.now());

  function tick() {
    nowMs.value = clock.now();
    if (counting()) return;
    stop?.();
    stop = null;
  }

  function run() {
    tick();
    if (!stop && !isOver && counting()) stop = timers.every(1000, tick);
  }

  run();
  return {
    /** Whole seconds left; reads signals, so that a computed follows it. */
    leftOf(purpose: SmsPurpose, phone: string): number {
      const wait = waits.value[`${purpose}:${phone}`];
      return wait ? Math.max(0, Math.ceil((wait.untilMs - nowMs.value) / 1000)) : 0;
    },
    start(purpose: SmsPurpose, phone: string, seconds = smsResendSeconds) {
      const now = clock.now();
      const others = Object.entries(waits.peek()).filter(([, { untilMs }]) => untilMs > now);
      waits.value = { ...Object.fromEntries(others), [`${purpose}:${phone}`]: { untilMs: now + seconds * 1000, seconds } };
      drafts.set(draftKey, waits.peek());
      run();
    },
    dispose() {
      isOver = true;
      stop?.();
      stop = null;
    },
  };
}

export type Resend = ReturnType<typeof createResend>;

/** A clock that was set back must not make anybody wait longer than the wait was. */
function anchored(waits: Waits, nowMs: number): Waits {
  return Object.fromEntries(
    Object.entries(waits)
      .filter(([, { untilMs }]) => untilMs > nowMs)
      .map(([key, { untilMs, seconds }]) => [key, { untilMs: Math.min(untilMs, nowMs + seconds * 1000), seconds }]),
  );
}
