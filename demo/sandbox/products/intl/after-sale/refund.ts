import type { z } from 'zod';
import type { IntlOrder } from '#contract/intl-order.ts';
import type { IntlRefundQuote } from '#contract/intl-sale.ts';
import type { intlSaleSchemas } from '#contract/intl-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import type { Call } from '../../../ground/call.ts';
import type { IntlRefundContent, IntlRefundItem } from '../../../ground/database/tables/tables-intl.ts';
import { quoteTickets, refundTickets } from '../../../orders/tickets/refund.ts';
import { bookedTickets, sharesOf } from '../rows/whole-order.ts';
import type { WholeIntlOrder } from '../rows/whole-order.ts';
import { itemIdOf, ticketIdOf } from '../shown/ids.ts';
import { refundTotals, showRefundLine } from '../shown/show-sale.ts';
import { isFreed, phaseOf, refundOf } from '../rows/refund-fees.ts';
import { chosenTickets, departuresOf, intlSalePort, leftAlone } from './intl-sales.ts';
import type { Held } from './intl-sales.ts';
import { beginRefund } from './steps/refund-steps.ts';

function itemOf({ ticket, slice, name, way }: Held, whole: WholeIntlOrder, now: number): IntlRefundItem {
  const isFree = isFreed(whole.order.content.slices, whole.tickets, ticket, now);
  const by = isFree ? 'involuntary' : phaseOf(ticket, whole.tickets, now);
  const { price, tax, service_fee, slice_no, passenger_no, psg_type } = ticket;
  return {
    sliceNo: slice_no,
    passengerNo: passenger_no,
    name,
    psgType: psg_type,
    way,
    fare: price,
    tax,
    servFee: service_fee,
    insuranceKept: 0,
    booked: bookedTickets(whole, [{ sliceNo: slice_no, passengerNo: passenger_no }])[0]?.price ?? 0,
    by,
    ...refundOf(ticket, slice, by),
  };
}

/** The money that these tickets bring back now, until the next departure. */
export const quoteIntlRefund = async (
  { orderNo, ticketIds }: z.output<typeof intlSaleSchemas.refundQuote>,
  call: Call,
): Promise<Envelope<IntlRefundQuote>> =>
  await quoteTickets(intlSalePort, orderNo, call, (whole, now) => {
    const read = chosenTickets(whole, ticketIds, now);
    if (!read.ok) return read;
    const follows = leftAlone(whole, read.chosen);
    const items = [...read.chosen, ...follows].map((one) => itemOf(one, whole, now));
    const back = items.reduce((sum, item) => sum + item.back, 0);
    const content: IntlRefundContent = {
      items,
      follows: follows.map(({ ticket }) => ticketIdOf(ticket)),
      shares: sharesOf(whole, items, back),
    };
    const shown = { lines: items.map(showRefundLine), totals: refundTotals(items) };
    return { ok: true, content, ends: departuresOf(whole, now), shown };
  });

export const applyIntlRefund = async (
  input: z.output<typeof intlSaleSchemas.refundApply>,
  call: Call,
): Promise<Envelope<IntlOrder>> =>
  await refundTickets(intlSalePort, input, call, {
    begin: beginRefund,
    quote: quoteIntlRefund,
    idsOf: ({ content: { items } }) => items.map(itemIdOf),
  });
