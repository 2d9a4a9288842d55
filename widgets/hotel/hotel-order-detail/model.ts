import { computed, signal } from '@preact/signals-core';
import { hotelOrder } from '#contract/hotel-order.ts';
import type { CancelQuote, HotelOrder } from '#contract/hotel-order.ts';
import { writeParty } from '#domain/hotel/stay-choice.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { pollAt, ticketingTempo } from '#domain/payment/poll.ts';
import { createCopy } from '#kit/copy-text.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { ResourceState } from '#kit/resources/resource.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

/** The hotel's answer and money on its way come by themselves. */
const isSettled = ({ status }: HotelOrder): boolean => ![1, 6, 7].includes(status);
const longestTimerMs = 2 ** 31 - 1;
const freshMs = 10_000;

/** Cancels a stay at the penalty that its member has seen. `settle` shows what has become of it. */
export const createCancelStay = (
  services: Services,
  orderNo: string,
  texts: Texts,
  settle: (outcome: Outcome<HotelOrder>) => unknown,
) =>
  createCommand(services, hotelOrder.cancelOrder, {
    input: ({ penalty }: CancelQuote) => ({ orderNo, seenPenalty: penalty }),
    confirm: (quote) => ({ ...texts.cancelQuestion, text: `${quote.sentence}。${backTo(quote, texts)}` }),
    done: () => texts.cancelled,
    settle,
  });

const backTo = ({ shares }: CancelQuote, texts: Texts): string =>
  shares.length
    ? texts.backTo(shares.map(({ payer, amount }) => `${texts[payer]} ¥${showFen(fenOf(amount))}`).join('、'))
    : '';

export type HotelOrderModel = ReturnType<typeof createHotelOrder>;

/** An order of a stay: followed until the hotel has answered, cancelled after the quoted penalty. */
export function createHotelOrder(services: Services, orderNo: string, texts: Texts) {
  let offsetMs = 0;
  let stopDeadline: (() => void) | null = null;
  const resource = createResource(
    services,
    hotelOrder.orderDetail,
    { orderNo },
    { every: pollAt(ticketingTempo), until: isSettled, onAnswer: follow, freshMs },
  );
  const now = () => services.clock.now() + offsetMs;
  const isQuoting = signal(false);

  /** By the server's clock, until the time to pay is over. */
  function follow({ serverTimeMs, payDeadlineMs, status }: HotelOrder): void {
    offsetMs = serverTimeMs - services.clock.now();
    stopDeadline?.();
    const leftMs = payDeadlineMs - now();
    if (status === 0 && leftMs > 0)
      stopDeadline = services.timers.after(Math.min(leftMs, longestTimerMs), () => void resource.load());
  }

  const cancel = createCancelStay(services, orderNo, texts, (outcome) => {
    if (!outcome.ok) return resource.load();
    resource.set(outcome.data);
    // Money on its way is followed.
    return isSettled(outcome.data) ? undefined : resource.load();
  });

  if (orderNo) void resource.load();
  return {
    order: resource.data,
    phase: computed<ResourceState<HotelOrder>['state']>(() =>
      orderNo ? resource.current.value.state : ('missing' as const),
    ),
    asOfMs: resource.asOfMs,
    isCancelling: computed(() => isQuoting.value || cancel.busy.value !== null),
    now,
    load: () => void resource.load(),
    /** Asks what a cancellation costs now, then whether it is wanted. */
    async cancel() {
      if (isQuoting.peek()) return;
      isQuoting.value = true;
      const outcome = await services.api.send(hotelOrder.cancelQuote, { orderNo });
      isQuoting.value = false;
      if (outcome.ok) await cancel.run(outcome.data);
      else await resource.load();
    },
    pay: () => services.navigate('pay_hotel', { orderNo }),
    /** The same hotel for as many people, and for the same days while they are ahead. */
    rebook() {
      const order = resource.data.peek();
      if (!order) return;
      const { hotel, rooms, adults, childAges, travelType, checkIn, checkOut } = order;
      services.navigate('hotel_details', {
        hotelId: hotel.hotelId,
        city: hotel.city,
        ...(checkIn >= services.clock.today() && { checkIn, checkOut }),
        ...writeParty({ rooms, adults, childAges, travelType }),
      });
    },
    copyText: createCopy(services, texts),
    toOrders: () => services.navigate('order_list'),
    back() {
      if (!services.back()) services.navigate('order_list');
    },
    dispose() {
      resource.dispose();
      stopDeadline?.();
    },
  };
}
