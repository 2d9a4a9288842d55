import type { order } from '#contract/order.ts';
import type { orderSchemas } from '#contract/order.schema.ts';
import type { orderAfterSale } from '#contract/order-after-sale.ts';
import type { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import type { orderList } from '#contract/order-list.ts';
import type { orderListSchemas } from '#contract/order-list.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { applyChange, withdrawChange } from '../../products/flight/after-sale/change/change.ts';
import { queryChange } from '../../products/flight/after-sale/change/change-query.ts';
import { quoteChange } from '../../products/flight/after-sale/change/change-quote.ts';
import { readProof, uploadProof } from '../../products/flight/after-sale/proofs.ts';
import { applyRefund, withdrawRefund } from '../../products/flight/after-sale/refund/refund.ts';
import { quoteRefund } from '../../products/flight/after-sale/refund/refund-quote.ts';
import { acceptSchedule } from '../schedule/accept-schedule.ts';
import { cancelOrder } from '../../products/flight/lifecycle/cancel.ts';
import { orderDetail } from '../../products/flight/lifecycle/detail.ts';
import { orderFile } from '../../orders/heads/export.ts';
import { listOrders, orderCounts } from '../../orders/heads/list.ts';

export const orderHandlers: HandlersOf<typeof order, typeof orderSchemas> = {
  airDetail: orderDetail,
  airCancel: cancelOrder,
  acceptSchedule,
};

export const orderAfterSaleHandlers: HandlersOf<typeof orderAfterSale, typeof orderAfterSaleSchemas> = {
  refundQuote: quoteRefund,
  refundApply: applyRefund,
  refundWithdraw: withdrawRefund,
  changeQuery: queryChange,
  changeQuote: quoteChange,
  changeApply: applyChange,
  changeWithdraw: withdrawChange,
  proof: uploadProof,
  proofFile: readProof,
};

export const orderListHandlers: HandlersOf<typeof orderList, typeof orderListSchemas> = {
  list: listOrders,
  counts: orderCounts,
  export: orderFile.ask,
};
