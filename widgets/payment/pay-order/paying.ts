import { computed, signal } from '@preact/signals-core';
import { payment } from '#contract/payment.ts';
import type { PayInfo, PayOutcome } from '#contract/payment.ts';
import { yuanOf } from '#domain/money.ts';
import { payFailureOf } from '#domain/payment/pay-answer.ts';
import { isQrMethod } from '#domain/payment/pay-methods.ts';
import type { PayMethod } from '#domain/payment/pay-methods.ts';
import { startPoll } from '#domain/payment/poll.ts';
import type { Poll } from '#domain/payment/poll.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { Cashier } from './cashier.ts';
import type { Choice } from './choice.ts';
import type { Digest, PayRequest } from './code/pay-request.ts';
import type { Qr } from './code/qr.ts';
import type { Texts } from './texts.ts';

/** `asking`: the pay password. `checking`: an unknown outcome; the server is asked until it is known. */
type Step = 'none' | 'password' | 'checking';

/** The idempotency key of a payment, the same over its retries. */
interface Attempt {
  requestId: string;
  print: string;
}

export function createPaying(
  services: Services,
  { cashier, choice, qr }: { cashier: Cashier; choice: Choice; qr: Qr },
  request: PayRequest,
  texts: Texts,
  digest: Digest,
) {
  const attemptKey = `pay-attempt:${cashier.orderId}`;
  const busy = signal(false);
  const step = signal<Step>('none');
  const password = signal('');
  const passwordError = signal('');
  const lockedUntilMs = signal(0);
  /** Said above the pay button. */
  const error = signal('');
  let checks: Poll | null = null;
  let isOver = false;

  const isLocked = computed(() => lockedUntilMs.value > 0);
  const hasPassword = computed(() => cashier.info.value?.hasPayPassword ?? true);

  function attemptFor(print: string): string {
    const kept = services.drafts.get<Attempt>(attemptKey, { requestId: '', print: '' });
    if (kept?.print === print) return kept.requestId;
    const requestId = services.newRequestId();
    services.drafts.set<Attempt>(attemptKey, { requestId, print });
    return requestId;
  }

  async function submit(): Promise<void> {
    const method = choice.method.peek();
    error.value = '';
    if (busy.peek() || !method) return;
    if (method === 'multiPay' && choice.split.peek().error) return;
    if (isQrMethod(method)) return qr.open(method);
    if (choice.needsPassword.peek()) {
      password.value = '';
      passwordError.value = '';
      step.value = 'password';
      return;
    }
    await pay(method);
  }

  async function pay(method: PayMethod, payPassword?: string): Promise<void> {
    const info = cashier.info.peek();
    if (busy.peek() || !info) return;
    busy.value = true;
    const outcome = await send(method, info, payPassword);
    await settle(outcome, info);
    busy.value = false;
  }

  async function send(method: PayMethod, info: PayInfo, payPassword?: string): Promise<Outcome<PayOutcome>> {
    const split = method === 'multiPay' ? mixed() : null;
    const requestId = attemptFor([info.outTradeNo, method, ...Object.values(split ?? {})].join(' '));
    const trade = {
      ...(await request(info)),
      requestId,
      ...(payPassword && { payPassword: await digest(payPassword) }),
    };
    const quiet = { quiet: 'all' } as const;
    if (split) return services.api.send(payment.multiPay, { ...trade, ...split }, quiet);
    return services.api.send(method === 'creditPay' ? payment.creditPay : payment.tianHangPay, trade, quiet);
  }

  function mixed() {
    const { company, personal } = choice.split.peek();
    return {
      companyAmount: yuanOf(typedFen(company) ?? 0),
      personalAmount: yuanOf(typedFen(personal) ?? 0),
      personalMethod: choice.personal.peek(),
    };
  }

  async function settle(outcome: Outcome<PayOutcome>, before: PayInfo): Promise<void> {
    const failure = outcome.ok ? null : payFailureOf(outcome);
    // The key stays with a payment that may still have been made.
    if (failure !== 'unknown' && failure !== 'ended') services.drafts.remove(attemptKey);
    // The page has gone: the next one that opens asks how it ended.
    if (isOver) return;
    if (outcome.ok) await succeed(outcome.data);
    else if (failure === 'ended') step.value = 'none';
    else if (failure === 'unknown') check(before.state);
    else if (failure) await refuse(failure, outcome.msg, outcome.data, before.state);
  }

  async function succeed({ state, paid, qr: rest }: PayOutcome): Promise<void> {
    step.value = 'none';
    const method = choice.personal.peek();
    if (state === 'partly') choice.pick(method);
    cashier.adopt({ state, paid });
    await cashier.ask();
    if (state === 'partly' && rest && method !== 'tianHangPay' && !isOver) qr.show(method, rest);
  }

  async function refuse(
    failure: 'changed' | 'locked' | 'refused',
    msg: string,
    data: unknown,
    before: PayInfo['state'],
  ): Promise<void> {
    if (failure === 'locked') lockedUntilMs.value = services.clock.now() + secondsIn(data) * 1000;
    if (failure === 'changed') {
      step.value = 'none';
      const info = await cashier.ask();
      if (info && info.state !== before) return;
    }
    if (step.peek() === 'password') {
      password.value = '';
      passwordError.value = msg;
    } else error.value = msg;
  }

  /** It may have been paid. Asks until the outcome is known; the page does not pay again meanwhile. */
  function check(before: PayInfo['state']): void {
    step.value = 'checking';
    checks?.stop();
    checks = startPoll({ after: services.timers.after, visible: services.visible }, async (signal) => {
      const info = await cashier.ask();
      if (!info || signal.aborted) return 'failed';
      step.value = 'none';
      if (info.state === before) error.value = texts.notCharged;
      return 'done';
    });
    void checks.now();
  }

  /** Ends paying: the widget has gone, or the member has logged out. */
  function stop(): void {
    checks?.stop();
    password.value = '';
    step.value = 'none';
  }

  return {
    busy,
    step,
    password,
    passwordError,
    lockedUntilMs,
    isLocked,
    unlock() {
      lockedUntilMs.value = 0;
    },
    error,
    hasPassword,
    submit,
    typePassword(text: string) {
      password.value = text.replace(/\D/g, '').slice(0, 6);
      passwordError.value = '';
    },
    async confirmPassword() {
      const method = choice.method.peek();
      if (!method || busy.peek()) return;
      if (password.peek().length !== 6) passwordError.value = texts.sixDigits;
      else await pay(method, password.peek());
    },
    leavePassword() {
      if (!busy.peek()) step.value = 'none';
    },
    lookAgain: () => void checks?.now(),
    stop,
    dispose() {
      isOver = true;
      stop();
    },
  };
}

/** `retryAfter` of a locked answer; a minute by default. */
function secondsIn(data: unknown): number {
  const seconds = Number((data as { retryAfter?: unknown } | null)?.retryAfter);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 60;
}
