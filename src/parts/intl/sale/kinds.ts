import type { InputOf } from '#contract/row.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { intlSale } from '#contract/intl-sale.ts';
import type { IntlRefundQuote } from '#contract/intl-sale.ts';
import type { SaleKind } from '#parts/order/sale/sale.ts';

type Calls = typeof intlSale;
interface RefundValues {
  ticketIds: string[];
}

/** Money back for some tickets: of some passengers, on some slices. */
export const intlRefund: SaleKind<
  Pick<IntlOrder, 'orderNo'>,
  RefundValues,
  InputOf<Calls['refundQuote']>,
  IntlRefundQuote,
  InputOf<Calls['refundApply']>,
  IntlOrder
> = {
  name: 'intl-refund',
  quote: intlSale.refundQuote,
  apply: intlSale.refundApply,
  ask: ({ orderNo }, { ticketIds }) => (ticketIds.length ? { orderNo, ticketIds } : null),
  write: (_, quote) => ({ quoteId: quote?.quoteId ?? '' }),
};
