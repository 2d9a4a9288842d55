import type { InputOf } from '#contract/row.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { intlSale } from '#contract/intl-sale.ts';
import type { IntlChangeQuote } from '#contract/intl-sale.ts';
import type { SaleKind } from '#parts/order/sale/sale.ts';
import { ticketRefund } from '#parts/order/sale/tickets/ticket-refund.ts';

type Calls = typeof intlSale;

/** Money back for some tickets: of some passengers, on some slices. */
export const intlRefund = ticketRefund('intl-refund', intlSale.refundQuote, intlSale.refundApply);

export interface ChangeValues {
  /** Of one slice. */
  ticketIds: string[];
  date: string;
  /** Of the new itinerary, in their order; empty while none is chosen. */
  flights: string[];
  /** Where they are above the travel standard. */
  overReason: string;
}

/** Other flights for some tickets of one slice. */
export const intlChange: SaleKind<
  Pick<IntlOrder, 'orderNo'>,
  ChangeValues,
  InputOf<Calls['changeQuote']>,
  IntlChangeQuote,
  InputOf<Calls['changeApply']>,
  IntlOrder
> = {
  name: 'intl-change',
  quote: intlSale.changeQuote,
  apply: intlSale.changeApply,
  ask: ({ orderNo }, { ticketIds, flights }) =>
    ticketIds.length && flights.length ? { orderNo, ticketIds, flights } : null,
  write: (_, quote, { overReason }) => ({ quoteId: quote?.quoteId ?? '', overReason }),
};
