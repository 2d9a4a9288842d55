import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { trainSaleSchemas } from '#contract/train-sale.schema.ts';
import { trainSaleHandlers } from '#demo/sandbox/app/handlers/train.ts';
import { good } from '../orders/booking.ts';
import type { Booker } from '../orders/booking.ts';
import { detail } from './rails.ts';

type Quote = Partial<z.input<typeof trainSaleSchemas.changeQuote>>;

/** Calls for a refund and a change of train tickets, as one member. */
export function railSalesOf(who: Booker) {
  const ids = async (orderNo: string) =>
    (await detail(who, orderNo)).tickets.filter(({ state }) => state === 'open').map(({ ticketId }) => ticketId);
  const refundQuote = async (orderNo: string, ticketIds?: string[]) =>
    await trainSaleHandlers.refundQuote(
      { orderNo, ticketIds: ticketIds ?? (await ids(orderNo)) },
      who.call('/train/refundQuote'),
    );
  const refundApply = async (quoteId: string, requestId: string = randomUUID()) =>
    await trainSaleHandlers.refundApply({ quoteId, requestId }, who.call('/train/refundApply'));
  const changeQuery = async (
    orderNo: string,
    date: string,
    over: Partial<z.input<typeof trainSaleSchemas.changeQuery>> = {},
  ) =>
    await trainSaleHandlers.changeQuery(
      trainSaleSchemas.changeQuery.parse({ orderNo, ticketIds: await ids(orderNo), date, ...over }),
      who.call('/train/changeQuery'),
    );
  const changeQuote = async (orderNo: string, over: Quote) =>
    await trainSaleHandlers.changeQuote(
      trainSaleSchemas.changeQuote.parse({
        orderNo,
        ticketIds: over.ticketIds ?? (await ids(orderNo)),
        fromStation: 'VNP',
        toStation: 'AOH',
        seatClass: 'second',
        ...over,
      }),
      who.call('/train/changeQuote'),
    );
  const changeApply = async (quoteId: string, requestId: string = randomUUID(), { seats }: Pick<Quote, 'seats'> = {}) =>
    await trainSaleHandlers.changeApply(
      trainSaleSchemas.changeApply.parse({ quoteId, requestId, seats }),
      who.call('/train/changeApply'),
    );
  const withdraw = async (saleId: string) =>
    await trainSaleHandlers.changeWithdraw({ saleId, requestId: randomUUID() }, who.call('/train/changeWithdraw'));
  return {
    ids,
    refundQuote,
    refundApply,
    changeQuery,
    changeQuote,
    changeApply,
    withdraw,
    refund: async (orderNo: string, ticketIds?: string[]) =>
      good(await refundApply(good(await refundQuote(orderNo, ticketIds)).quoteId)),
    change: async (orderNo: string, over: Quote) =>
      good(await changeApply(good(await changeQuote(orderNo, over)).quoteId, randomUUID(), over)),
  };
}
