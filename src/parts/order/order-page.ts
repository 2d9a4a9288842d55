import { computed, signal } from '@preact/signals-core';
import type { Row } from '#contract/row.ts';
import { pollAt, ticketingTempo } from '#domain/payment/poll.ts';
import { createCopy } from '#kit/copy-text.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { ResourceState } from '#kit/resources/resource.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { OrderTexts } from './texts.ts';
import { sayOf } from '#kit/say.ts';

/** The fields of an order that its page follows. */
export interface PagedOrder {
  status: number;
  /** By the server's clock, milliseconds; 0 where nothing is to be paid. */
  payDeadlineMs: number;
  serverTimeMs: number;
  /** `begins`: an approved request is carried out by itself, within seconds. */
  ofCompany?: { approval?: { begins?: true } };
}

export interface OrderPageSpec<In, Order> {
  /** The call that reads the order. */
  row: Row<In, Order>;
  input: In;
  /** "": no order is named, and the page says so. */
  id: string;
  /** Nothing changes without the member: no supplier and no money is waited for. */
  isSettled(order: Order): boolean;
  /** The route of a page that was opened by its address and is left. */
  home: string;
}

const longestTimerMs = 2 ** 31 - 1;
/** An order that comes back into view after this long is asked for again. */
const freshMs = 10_000;

export type OrderPageModel<Order> = ReturnType<typeof createOrderPage<unknown, Order & PagedOrder>>;

/** One order of any product: read, followed while it moves, read again when its time to pay is over, and shown as a write has answered. */
export function createOrderPage<In, Order extends PagedOrder>(
  services: Services,
  { row, input, id, isSettled, home }: OrderPageSpec<In, Order>,
  texts: Pick<OrderTexts, 'copied' | 'notCopied'>,
) {
  const { said } = sayOf(services);
  let stopDeadline: (() => void) | null = null;
  const isLoading = signal(false);
  const resource = createResource(services, row, input, {
    every: pollAt(ticketingTempo),
    until: (order) => isSettled(order) && !order.ofCompany?.approval?.begins,
    onAnswer: follow,
    freshMs,
  });

  function follow({ serverTimeMs, payDeadlineMs, status }: Order): void {
    stopDeadline?.();
    const leftMs = payDeadlineMs - serverTimeMs;
    if (status === 0 && leftMs > 0)
      stopDeadline = services.timers.after(Math.min(leftMs, longestTimerMs), () => void load());
  }

  async function load(): Promise<void> {
    isLoading.value = true;
    await resource.load();
    isLoading.value = false;
  }

  /** Shows an answer to a write. The answer under way is dropped: it would show the order as it was. */
  function show(answer: Order): void {
    resource.set(answer);
    follow(answer);
  }

  /** Shows an order that goes on by itself. */
  function settle(answer: Order): void {
    show(answer);
    void load();
  }

  if (id) void load();
  return {
    /** With the words of the provider as the mount says them. */
    order: computed(() => said(resource.data.value)),
    phase: computed<ResourceState<Order>['state']>(() => (id ? resource.current.value.state : 'missing')),
    isLoading,
    /** The answer of a failed read. */
    failure: computed(() => {
      const { current } = resource;
      return current.value.state === 'failed' ? current.value.text : '';
    }),
    asOfMs: resource.asOfMs,
    /** Milliseconds of the server's clock. */
    now: services.clock.now,
    load,
    show,
    settle,
    /** After a write that the server has refused the order is read again; an order that still moves is followed. */
    shows: (outcome: Outcome<Order>): Promise<void> | void => {
      if (!outcome.ok) return load();
      return isSettled(outcome.data) ? show(outcome.data) : settle(outcome.data);
    },
    copyText: createCopy(services, texts),
    back() {
      if (!services.back()) services.navigate(home);
    },
    dispose() {
      resource.dispose();
      stopDeadline?.();
    },
  };
}
