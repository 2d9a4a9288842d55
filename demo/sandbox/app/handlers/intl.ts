import type { intl } from '#contract/intl.ts';
import type { intlSchemas } from '#contract/intl.schema.ts';
import type { intlOrder } from '#contract/intl-order.ts';
import type { intlOrderSchemas } from '#contract/intl-order.schema.ts';
import type { intlSale } from '#contract/intl-sale.ts';
import type { intlSaleSchemas } from '#contract/intl-sale.schema.ts';
import { later } from '../../ground/call.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { applyIntlRefund, quoteIntlRefund } from '../../products/intl/after-sale/refund.ts';
import { cancelIntlOrder } from '../../products/intl/orders/cancel.ts';
import { intlOrderDetail } from '../../products/intl/orders/show-order.ts';

/** The network of the world is made for the first of its calls. */
export const intlHandlers: HandlersOf<typeof intl, typeof intlSchemas> = {
  query: later(async () => (await import('../../products/intl/answers/answer-query.ts')).answerIntlQuery),
  lowPrices: later(async () => (await import('../../products/intl/answers/answer-low-prices.ts')).answerIntlLowPrices),
};

export const intlOrderHandlers: HandlersOf<typeof intlOrder, typeof intlOrderSchemas> = {
  verify: later(async () => (await import('../../products/intl/orders/answer-verify.ts')).answerIntlVerify),
  createOrder: later(async () => (await import('../../products/intl/orders/create.ts')).createIntlOrder),
  orderDetail: intlOrderDetail,
  cancel: cancelIntlOrder,
};

export const intlSaleHandlers: HandlersOf<typeof intlSale, typeof intlSaleSchemas> = {
  refundQuote: quoteIntlRefund,
  refundApply: applyIntlRefund,
  changeQuery: later(async () => (await import('../../products/intl/after-sale/change.ts')).queryIntlChange),
  changeQuote: later(async () => (await import('../../products/intl/after-sale/change.ts')).quoteIntlChange),
  changeApply: later(async () => (await import('../../products/intl/after-sale/change.ts')).applyIntlChange),
  changeWithdraw: later(async () => (await import('../../products/intl/after-sale/change.ts')).withdrawIntlChange),
};
