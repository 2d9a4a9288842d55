import { batch, computed, signal } from '@preact/signals-core';
import { order as orderCalls } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import { calendarFile } from '#domain/order/calendar-file.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { startPoll, ticketingTempo } from '#domain/payment/poll.ts';
import type { Poll, PollAnswer } from '#domain/payment/poll.ts';
import { once } from '#kit/once.ts';
import type { Services } from '#kit/services.ts';
import { saveFile } from '#ui/save-file.ts';
import type { Texts } from './texts.ts';

export type Phase = 'loading' | 'failed' | 'missing' | 'ready';

const longestTimerMs = 2 ** 31 - 1;
const askAgainMs = 10_000;
/** Paid and on its way to a ticket: the server moves it on by itself. */
const isOnItsWay = (status: number): boolean => status === 1 || status === 7;

export type AirOrderDetailModel = ReturnType<typeof createAirOrderDetail>;

export function createAirOrderDetail(services: Services, orderId: string, texts: Texts) {
  const order = signal<AirOrder | null>(null);
  const trouble = signal<Exclude<Phase, 'loading' | 'ready'> | ''>(orderId ? '' : 'missing');
  const busy = signal<'' | 'loading' | 'cancelling'>('');
  const askedAtMs = signal(0);
  const phase = computed<Phase>(() => (order.value ? 'ready' : trouble.value || 'loading'));
  let offsetMs = 0;
  let poll: Poll | null = null;
  let stopDeadline: (() => void) | null = null;

  const now = () => services.clock.now() + offsetMs;

  function adopt(answer: AirOrder): void {
    offsetMs = answer.serverTimeMs - services.clock.now();
    batch(() => {
      order.value = answer;
      trouble.value = '';
      askedAtMs.value = answer.serverTimeMs;
    });
    stopDeadline?.();
    const leftMs = answer.payDeadlineMs - now();
    if (answer.status === 0 && leftMs > 0) stopDeadline = services.timers.after(Math.min(leftMs, longestTimerMs), () => void load());
  }

  async function ask(signal: AbortSignal): Promise<PollAnswer> {
    const outcome = await services.api.send(orderCalls.airDetail, { orderId }, { quiet: 'all', signal });
    if (signal.aborted) return 'failed';
    if (busy.peek() === 'loading') busy.value = '';
    if (outcome.ok) {
      adopt(outcome.data);
      return isOnItsWay(outcome.data.status) ? 'pending' : 'done';
    }
    if (outcome.kind !== 'cancelled') trouble.value = outcome.ret === 404 ? 'missing' : 'failed';
    // What was not on its way is not followed: the page's buttons ask again.
    return isOnItsWay(order.peek()?.status ?? 0) ? 'failed' : 'done';
  }

  async function load(): Promise<void> {
    if (busy.peek() === 'cancelling') return;
    poll?.stop();
    busy.value = 'loading';
    poll = startPoll({ after: services.timers.after, visible: services.visible }, ask, ticketingTempo);
    await poll.now();
  }

  const cancel = once(async () => {
    if (!(await services.say.confirm(texts.cancelQuestion))) return;
    // What was asked before would show the order as it was.
    stop();
    busy.value = 'cancelling';
    const outcome = await services.api.send(orderCalls.airCancel, { orderId, requestId: services.newRequestId() });
    busy.value = '';
    if (outcome.ok) {
      adopt(outcome.data);
      services.say.toast(texts.cancelled, 'ok');
    } else await load();
  });

  function stop(): void {
    poll?.stop();
    stopDeadline?.();
  }

  const stopVisible = services.visible.subscribe((isVisible) => {
    const status = order.peek()?.status;
    const isOpen = status === 0 || status === 8 || (status !== undefined && isOnItsWay(status));
    if (isVisible && isOpen && now() - askedAtMs.peek() > askAgainMs) void load();
  });

  if (orderId) void load();

  return {
    order,
    phase,
    busy,
    askedAtMs,
    now,
    load: () => void load(),
    cancel,
    pay: () => services.navigate('pay_order', { orderId }),
    search: () => services.navigate('DomesticAirTicketQuery'),
    back() {
      if (!services.back()) services.navigate('DomesticAirTicketQuery');
    },
    /** The same route, day and party. */
    bookAgain() {
      const known = order.peek();
      services.navigate('DomesticAirTicketQuery', known ? searchAgain(known, services.clock.today()) : {});
    },
    addToCalendar() {
      const known = order.peek();
      if (known) saveFile(`${known.orderNo}.ics`, calendarFile(known, services.clock.now()), 'text/calendar');
    },
    async copyText(text: string) {
      const isCopied = await services.copy(text);
      services.say.toast(isCopied ? texts.copied : texts.notCopied, isCopied ? 'ok' : 'warn');
    },
    dispose() {
      stopVisible();
      stop();
    },
  };
}
