import { hotelOrder } from '#contract/hotel-order.ts';
import type { CancelQuote, HotelOrder } from '#contract/hotel-order.ts';
import { writeParty } from '#domain/hotel/stay-choice.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { paidAs } from '#domain/payment/paid-as.ts';
import type { InputOf } from '#contract/row.ts';
import { createAskedSale } from '#parts/order/sale/sale.ts';
import type { SaleKind } from '#parts/order/sale/sale.ts';
import { createOrderPage } from '#parts/order/order-page.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';
import { sayOf } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';

/** The hotel's answer and money on its way come by themselves. */
const isSettled = ({ status }: HotelOrder): boolean => ![1, 6, 7].includes(status);

/** Cancellation of a stay, for its penalty. */
export const stayCancel: SaleKind<
  { orderNo: string },
  null,
  InputOf<typeof hotelOrder.cancelQuote>,
  CancelQuote,
  InputOf<typeof hotelOrder.cancelOrder>,
  HotelOrder
> = {
  name: 'cancel',
  quote: hotelOrder.cancelQuote,
  apply: hotelOrder.cancelOrder,
  ask: ({ orderNo }) => ({ orderNo }),
  write: ({ orderNo }, quote) => ({ orderNo, seenPenalty: quote?.penalty ?? '' }),
};

/** Cancels a stay at the penalty that its member has seen. `settle` shows what has become of it. */
export const createCancelStay = (
  services: Services,
  orderNo: string,
  texts: Texts,
  settle: (outcome: Outcome<HotelOrder>) => unknown,
  { say } = sayOf(services),
) =>
  createCommand(services, stayCancel.apply, {
    input: (quote: CancelQuote) => stayCancel.write({ orderNo }, quote, null),
    confirm: (quote) => ({
      ...texts.cancelQuestion,
      text: texts.cancelText(say(quote.sentence), backTo(quote, texts, say)),
    }),
    done: () => texts.cancelled,
    settle,
  });

const backTo = ({ shares, arrives }: CancelQuote, texts: Texts, say: Say['say']): string =>
  shares.length
    ? texts.backTo(
        shares.map((share) => `${paidAs(texts, share, shares)} ¥${showFen(fenOf(share.amount), true)}`).join(say('、')),
        say(arrives),
      )
    : '';

export type HotelOrderModel = ReturnType<typeof createHotelOrder>;

/** An order of a stay: followed until the hotel has answered, cancelled after the quoted penalty. */
export function createHotelOrder(services: Services, orderNo: string, texts: Texts) {
  const spec = { row: hotelOrder.orderDetail, input: { orderNo }, id: orderNo, isSettled, home: 'order_list' };
  const page = createOrderPage(services, spec, texts);
  const cancel = createCancelStay(services, orderNo, texts, page.shows);
  const asked = createAskedSale(services, stayCancel, { orderNo }, cancel, page.load);
  return {
    ...page,
    isCancelling: asked.isBusy,
    /** Asks what a cancellation costs now, then whether it is wanted. */
    cancel: asked.run,
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
