import { randomUUID } from 'node:crypto';
import { orderAfterSaleHandlers as calls } from '#demo/sandbox/app/handlers/order.ts';
import { paymentHandlers } from '#demo/sandbox/app/handlers/payment.ts';
import type { ChangeOffers, ChangeQuote, SaleReason } from '#contract/order-after-sale.ts';
import { addDays } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { good, payPasswordMd5, person } from './booking.ts';
import type { Booker, Booking } from './booking.ts';
import { sameLeg } from '#domain/trip/legs.ts';
import type { LegNo } from '#domain/trip/legs.ts';

export type SeatChoice = (
  seat: ChangeOffers['flights'][number]['seats'][number],
  flight: ChangeOffers['flights'][number],
) => boolean;
export const dearer: SeatChoice = ({ change }) => fenOf(change.due) > 0;
/** Of a business trip: not above the travel standard. */
export const dearerWithin: SeatChoice = (seat, flight) => dearer(seat, flight) && seat.standard?.verdict !== 'over';

interface Wish {
  triptype?: LegNo;
  reason?: SaleReason;
  proofs?: string[];
}

/** Refunds and changes of one member, called without the wire. */
export function afterSalesOf(booking: Booking, member: Booker) {
  const refundQuote = (orderId: string, psgIds: string[], { triptype = 1, reason = 'plans', proofs = [] }: Wish = {}) =>
    calls.refundQuote({ orderId, psgIds, triptypes: [triptype], reason, proofs }, member.call('/order/refundQuote'));
  const refundApply = (quoteId: string, remark = '') =>
    calls.refundApply({ quoteId, remark, requestId: randomUUID() }, member.call('/order/refundApply'));
  const changeQuery = (
    orderId: string,
    psgIds: string[],
    date: string,
    { triptype = 1, reason = 'plans' }: Wish = {},
  ) => calls.changeQuery({ orderId, psgIds, triptype, date, reason }, member.call('/order/changeQuery'));

  /** The quote of the first seat of the days after that is chosen. */
  async function changeQuote(
    orderId: string,
    psgIds: string[],
    choose: SeatChoice = dearer,
    { triptype = 1, reason = 'plans', proofs = [] }: Wish = {},
  ): Promise<ChangeQuote> {
    const { flightList } = await member.show(orderId);
    const day = flightList.find((one) => sameLeg(one, { triptype }))?.depTime.slice(0, 10) ?? '';
    for (let days = 0; days < 10; days += 1) {
      const wish = { orderId, psgIds, triptype, reason };
      const offers = good(
        await calls.changeQuery({ ...wish, date: addDays(day, days) }, member.call('/order/changeQuery')),
      );
      const found = offers.flights
        .flatMap((flight) => flight.seats.map((seat) => ({ flight, seat })))
        .find(({ flight, seat }) => choose(seat, flight));
      if (!found) continue;
      const { flight, seat } = found;
      const chosen = { ...wish, flightId: flight.flightId, cabinCode: seat.cabinCode, proofs };
      return good(await calls.changeQuote(chosen, member.call('/order/changeQuote')));
    }
    throw new Error('no flight to change to');
  }
  const changeApply = (quoteId: string, remark = '') =>
    calls.changeApply({ quoteId, remark, requestId: randomUUID() }, member.call('/order/changeApply'));
  const changeWithdraw = (saleId: string) =>
    calls.changeWithdraw({ saleId, requestId: randomUUID() }, member.call('/order/changeWithdraw'));
  const changeInfo = (saleId: string) =>
    paymentHandlers.info({ orderId: saleId, businessType: 'changeTicket' }, member.call('/pay/payInfo'));

  const secret = () => ({ requestId: randomUUID(), payPassword: payPasswordMd5 });

  return {
    refundQuote,
    refundApply,
    changeQuery,
    changeQuote,
    changeApply,
    changeWithdraw,
    changeInfo,
    /** Pays what a change costs, from the wallet unless otherwise given. */
    async payChange(saleId: string, by: 'tianHangPay' | 'creditPay' = 'tianHangPay') {
      const { outTradeNo } = good(await changeInfo(saleId));
      const payment = { outTradeNo, businessType: 'changeTicket' as const, body: '改签', ...secret() };
      return good(await paymentHandlers[by](payment, member.call(`/pay/${by}`)));
    },
    /** A new order whose tickets are issued; `pay` pays it, from the wallet unless otherwise given. */
    async ticketed(
      wish: Parameters<Booker['book']>[0] = {},
      people = [person()],
      pay: (outTradeNo: string, orderId: string) => Promise<unknown> = async (outTradeNo) =>
        good(await member.wallet(outTradeNo)),
    ) {
      const { orderId } = await member.book(wish, people);
      await pay(good(await member.info(orderId)).outTradeNo, orderId);
      await booking.advance(60);
      const order = await member.show(orderId);
      return { orderId, order, psgIds: order.psgList.map(({ id }) => id) };
    },
    /** A refund of these tickets, through to the money's arrival. */
    async refund(orderId: string, psgIds: string[]) {
      const quote = good(await refundQuote(orderId, psgIds));
      good(await refundApply(quote.quoteId));
      await booking.advance(80);
      return quote;
    },
    /** A request for a change that waits for its payment or for the airline. */
    async change(orderId: string, psgIds: string[], choose: SeatChoice = dearer, wish: Wish = {}) {
      const quote = await changeQuote(orderId, psgIds, choose, wish);
      const order = good(await changeApply(quote.quoteId));
      return { quote, order, saleId: order.afterSales[0]?.saleId ?? '' };
    },
  };
}
