import { computed, signal } from '@preact/signals-core';
import { hotelOrder } from '#contract/hotel-order.ts';
import type { CancelQuote, HotelOrder } from '#contract/hotel-order.ts';
import { writeParty } from '#domain/hotel/stay-choice.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { createOrderPage } from '#parts/order/order-page.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

/** The hotel's answer and money on its way come by themselves. */
const isSettled = ({ status }: HotelOrder): boolean => ![1, 6, 7].includes(status);

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
  const spec = { row: hotelOrder.orderDetail, input: { orderNo }, id: orderNo, isSettled, home: 'order_list' };
  const page = createOrderPage(services, spec, texts);
  const isQuoting = signal(false);
  const cancel = createCancelStay(services, orderNo, texts, page.shows);
  return {
    ...page,
    isCancelling: computed(() => isQuoting.value || cancel.busy.value !== null),
    /** Asks what a cancellation costs now, then whether it is wanted. */
    async cancel() {
      if (isQuoting.peek()) return;
      isQuoting.value = true;
      const outcome = await services.api.send(hotelOrder.cancelQuote, { orderNo });
      isQuoting.value = false;
      if (outcome.ok) await cancel.run(outcome.data);
      else await page.load();
    },
    pay: () => services.navigate('pay_hotel', { orderNo }),
    /** The same hotel for as many people, and for the same days while they are ahead. */
    rebook() {
      const order = page.order.peek();
      if (!order) return;
      const { hotel, rooms, adults, childAges, travelType, checkIn, checkOut } = order;
      services.navigate('hotel_details', {
        hotelId: hotel.hotelId,
        city: hotel.city,
        ...(checkIn >= services.clock.today() && { checkIn, checkOut }),
        ...writeParty({ rooms, adults, childAges, travelType }),
      });
    },
    toOrders: () => services.navigate('order_list'),
  };
}
