import { computed, signal } from '@preact/signals-core';
import { payment } from '#contract/payment.ts';
import type { PayInfo } from '#contract/payment.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { NotReady } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

/** Phase of the page; `awaits`: the company has not approved the order yet, `overdue`: the deadline has passed on this page, `closed`: the server has closed the order. */
type Phase = NotReady | 'open' | 'awaits' | 'overdue' | 'closed' | 'paid';

/** On return to the page after this long: the clock may have slept, and the order may have been paid elsewhere. */
const askAgainMs = 5000;
const longestTimerMs = 2 ** 31 - 1;

export type Cashier = ReturnType<typeof createCashier>;

/**
 * The state of one payment by the server's answers: the client alone never concludes a success or an end.
 * It is asked at the start, on return to the page, at the deadline and after every unknown outcome.
 */
export function createCashier(
  services: Services,
  orderId: string,
  businessType: BusinessType | undefined,
  texts: Texts,
) {
  const warnings = [
    { leftMs: 300_000, text: texts.fiveMinutesLeft },
    { leftMs: 60_000, text: texts.oneMinuteLeft },
  ];
  const isNamed = Boolean(businessType && orderId);
  const resource = createResource(
    services,
    payment.info,
    { orderId, businessType: businessType ?? 'dometicketOrderPay' },
    { onAnswer: take, freshMs: askAgainMs },
  );
  const info = resource.data;
  const overdue = signal(false);
  const phase = computed<Phase>(() => {
    const known = resource.current.value;
    if (!isNamed) return 'missing';
    if (known.state !== 'ready') return known.state;
    if (known.data.state === 'paid') return 'paid';
    if (known.data.state === 'awaits') return 'awaits';
    // Closed on this page at the deadline; an order that was closed before may have other reasons.
    if (known.data.state === 'closed') return wasOpen && overdue.value ? 'overdue' : 'closed';
    return overdue.value ? 'overdue' : 'open';
  });
  let stops: (() => void)[] = [];
  let isLive = true;
  let wasOpen = false;

  const ask = async (): Promise<PayInfo | null> => (isNamed ? await resource.load() : null);

  function take(answer: PayInfo): void {
    wasOpen ||= answer.state === 'open' || answer.state === 'partly';
    overdue.value = answer.serverTimeMs >= answer.deadlineMs;
    watchDeadline(answer);
  }

  /** The time that is left is the answer's own: the deadline is met exactly, whatever this machine's clock says. */
  function watchDeadline({ state, deadlineMs, serverTimeMs }: PayInfo): void {
    unwatch();
    const leftMs = deadlineMs - serverTimeMs;
    if (state === 'paid' || state === 'closed' || leftMs <= 0) return;
    stops = (state === 'awaits' ? [] : warnings)
      .filter((warning) => leftMs > warning.leftMs)
      .map((warning) =>
        services.timers.after(Math.min(longestTimerMs, leftMs - warning.leftMs), () =>
          services.say.toast(warning.text, 'warn', 5),
        ),
      );
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
    /** The answer of a failed read. */
    failure: computed(() => {
      const { state, text } = { text: '', ...resource.current.value };
      return state === 'failed' ? text : '';
    }),
    phase,
    ask,
    /** State from the server's answer to a payment; shown at once, read again right after. */
    adopt(change: Pick<PayInfo, 'state' | 'paid'>) {
      const known = info.peek();
      if (known) resource.set({ ...known, ...change });
    },
    dispose() {
      isLive = false;
      resource.dispose();
      unwatch();
    },
  };
}
