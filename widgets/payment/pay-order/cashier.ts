import { batch, computed, signal } from '@preact/signals-core';
import { payment } from '#contract/payment.ts';
import type { PayInfo } from '#contract/payment.ts';
import type { BusinessType } from '#domain/payment/after-payment.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

/** What the page shows; `overdue` and `closed` differ in what the server has said so far. */
export type Phase = 'loading' | 'failed' | 'missing' | 'open' | 'overdue' | 'closed' | 'paid';

const askAgainMs = 5000;
const longestTimerMs = 2 ** 31 - 1;

export type Cashier = ReturnType<typeof createCashier>;

/**
 * The truth about one payment, as the server tells it: never success, and never an end, from the client alone.
 * It is asked at the start, on return to the page, at the deadline and after every unknown outcome.
 */
export function createCashier(services: Services, orderId: string, businessType: BusinessType | undefined, texts: Texts) {
  const warnings = [
    { leftMs: 300_000, text: texts.fiveMinutesLeft },
    { leftMs: 60_000, text: texts.oneMinuteLeft },
  ];
  const info = signal<PayInfo | null>(null);
  const trouble = signal<'' | 'failed' | 'missing'>(businessType && orderId ? '' : 'missing');
  const overdue = signal(false);
  const phase = computed<Phase>(() => {
    const known = info.value;
    if (!known) return trouble.value || 'loading';
    if (known.state === 'paid') return 'paid';
    // Closed under one's eyes at the deadline; an order found closed may have other reasons.
    if (known.state === 'closed') return wasOpen && overdue.value ? 'overdue' : 'closed';
    return overdue.value ? 'overdue' : 'open';
  });
  let offsetMs = 0;
  let stops: (() => void)[] = [];
  let askedAtMs = -Infinity;
  /** Questions are numbered: an answer that comes after a later one's is old. */
  let asked = 0;
  let told = 0;
  let isLive = true;
  let wasOpen = false;

  /** The server's clock, whatever this machine's says: each answer sets it again. */
  const now = () => services.clock.now() + offsetMs;

  async function ask(): Promise<PayInfo | null> {
    if (!businessType || !orderId) return null;
    askedAtMs = services.clock.now();
    const mine = (asked += 1);
    const outcome = await services.api.send(payment.info, { orderId, businessType }, { quiet: 'all' });
    if (!isLive) return null;
    if (mine < told) return info.peek();
    if (!outcome.ok) {
      trouble.value = outcome.ret === 404 ? 'missing' : 'failed';
      return null;
    }
    told = mine;
    offsetMs = outcome.data.serverTimeMs - services.clock.now();
    wasOpen ||= outcome.data.state === 'open' || outcome.data.state === 'partly';
    batch(() => {
      info.value = outcome.data;
      trouble.value = '';
      overdue.value = outcome.data.serverTimeMs >= outcome.data.deadlineMs;
    });
    watchDeadline(outcome.data);
    return outcome.data;
  }

  function watchDeadline({ state, deadlineMs }: PayInfo): void {
    unwatch();
    const leftMs = deadlineMs - now();
    if (state === 'paid' || state === 'closed' || leftMs <= 0) return;
    stops = warnings
      .filter((warning) => leftMs > warning.leftMs)
      .map((warning) => services.timers.after(Math.min(longestTimerMs, leftMs - warning.leftMs), () => services.say.toast(warning.text, 'warn', 5)));
    stops.push(services.timers.after(Math.min(longestTimerMs, leftMs), () => void reachDeadline()));
  }

  /** The last word is the server's: a payment of the last second still counts. */
  async function reachDeadline(): Promise<void> {
    const known = await ask();
    if (!known && isLive) overdue.value = true;
  }

  const unwatch = () => {
    for (const stop of stops) stop();
  };

  return {
    orderId,
    info,
    phase,
    now,
    ask,
    /** On return to the page: the clock may have slept, and the order may have been paid elsewhere. */
    askAgain() {
      if (info.peek() && Math.abs(services.clock.now() - askedAtMs) > askAgainMs) void ask();
    },
    /** The server has told it in the answer to a payment; shown at once, asked for again right after. */
    adopt(change: Pick<PayInfo, 'state' | 'paid'>) {
      told = asked += 1;
      const known = info.peek();
      if (known) info.value = { ...known, ...change };
    },
    dispose() {
      isLive = false;
      unwatch();
    },
  };
}
