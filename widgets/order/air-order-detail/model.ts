import { computed, signal } from '@preact/signals-core';
import type { AfterSale } from '#contract/order-after-sale.ts';
import { order as orderCalls } from '#contract/order.ts';
import type { AirOrder } from '#contract/order.ts';
import { ticketsBeside } from '#domain/order/after-sale/open-tickets.ts';
import { isUnderWay } from '#domain/order/after-sale/sale-states.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { pollAt, ticketingTempo } from '#domain/payment/poll.ts';
import { createCancelOrder } from '#parts/order/cancel-order.ts';
import { createCopy } from '#kit/copy-text.ts';
import { orderCalendar } from '#parts/order/order-calendar.ts';
import { createShareOrder } from '#parts/order/share-order.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { ResourceState } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { saveFile } from '#ui/base/save-file.ts';
import type { Texts } from './texts.ts';
import { createWithdraw } from './withdraw.ts';

type Phase = ResourceState<AirOrder>['state'];

/** Nothing changes without the member: no ticket, airline or money is waited for. */
const isSettled = ({ status, afterSales }: AirOrder): boolean =>
  !airStatus.isMoving(status) &&
  !afterSales.some(({ state }) => state === 'returning' || (isUnderWay(state) && state !== 'unpaid'));

const longestTimerMs = 2 ** 31 - 1;
/** An order that comes back into view after this long is asked for again. */
const freshMs = 10_000;

export type AirOrderDetailModel = ReturnType<typeof createAirOrderDetail>;

export function createAirOrderDetail(services: Services, orderId: string, texts: Texts) {
  const isLoading = signal(false);
  let offsetMs = 0;
  let stopDeadline: (() => void) | null = null;
  const resource = createResource(
    services,
    orderCalls.airDetail,
    { orderId },
    { every: pollAt(ticketingTempo), until: isSettled, onAnswer: follow, freshMs },
  );
  const order = resource.data;
  const phase = computed<Phase>(() => (orderId ? resource.current.value.state : 'missing'));

  const now = () => services.clock.now() + offsetMs;

  /** By the server's clock, until the time to pay is over. */
  function follow(answer: AirOrder): void {
    offsetMs = answer.serverTimeMs - services.clock.now();
    stopDeadline?.();
    const leftMs = answer.payDeadlineMs - now();
    if (answer.status === 0 && leftMs > 0)
      stopDeadline = services.timers.after(Math.min(leftMs, longestTimerMs), () => void load());
  }

  async function read(): Promise<void> {
    isLoading.value = true;
    await resource.load();
    isLoading.value = false;
  }

  /** Shows an answer to a write. The answer under way is dropped: it would show the order as it was. */
  function show(answer: AirOrder): void {
    resource.set(answer);
    follow(answer);
  }

  const cancel = createCancelOrder(services, texts, (outcome) => (outcome.ok ? show(outcome.data) : read()));

  const copyText = createCopy(services, texts);
  const share = createShareOrder(services, texts);
  /** A browser that does not tell when its dialog has closed prints again all the same. */
  const prints = signal(0);
  const withdraw = createWithdraw(services, texts, (outcome) => (outcome.ok ? settle(outcome.data) : read()));

  /** The order with a new or a withdrawn request, which goes on by itself. */
  function settle(answer: AirOrder): void {
    show(answer);
    void load();
  }

  async function load(): Promise<void> {
    if (cancel.busy.peek() === null) await read();
  }

  if (orderId) void load();

  return {
    order,
    phase,
    isLoading,
    isCancelling: computed(() => cancel.busy.value !== null),
    asOfMs: resource.asOfMs,
    now,
    load: () => void load(),
    cancel: () => void cancel.run(orderId),
    settle,
    withdraw: (sale: AfterSale) => void withdraw.run(sale),
    withdrawing: withdraw.isBusy,
    /** Opens the dialog of a request, or closes it; the address keeps it over a reload. */
    openSale: (sale: 'refund' | 'change' | undefined) => services.setQuery({ sale }, { replace: true }),
    payChange: (saleId: string) => services.navigate('pay_order', { orderId: saleId, businessType: 'changeTicket' }),
    pay: () => services.navigate('pay_order', { orderId, from: 'order' }),
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
      if (!known) return;
      // Of a partial refund or change, those who still fly have their tickets.
      const beside = new Set(ticketsBeside(known, now()).map(({ psgId }) => psgId));
      const trip = beside.size
        ? { ...known, status: 2, psgList: known.psgList.filter(({ id }) => beside.has(id)) }
        : known;
      saveFile(`${known.orderNo}.ics`, orderCalendar(services, trip), 'text/calendar');
    },
    copyText,
    prints,
    print: () => void (prints.value += 1),
    printed: () => void (prints.value = 0),
    share() {
      const known = order.peek();
      if (known) void share({ ...known, psgNames: known.psgList.map(({ name }) => name) });
    },
    dispose() {
      resource.dispose();
      stopDeadline?.();
    },
  };
}
