import type { order } from '#contract/order.ts';
import type { orderSchemas } from '#contract/order.schema.ts';
import type { orderAfterSale } from '#contract/order-after-sale.ts';
import type { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import type { orderList } from '#contract/order-list.ts';
import type { orderListSchemas } from '#contract/order-list.schema.ts';
import { refuse } from '../call.ts';
import type { HandlersOf } from '../call.ts';
import { saleProgress } from '../orders/after-sale/progress.ts';
import { readProof, uploadProof } from '../orders/after-sale/proofs.ts';
import { applyRefund, withdrawRefund } from '../orders/after-sale/refund.ts';
import { quoteRefund } from '../orders/after-sale/refund-quote.ts';
import { cancelOrder } from '../orders/lifecycle/cancel.ts';
import { orderDetail } from '../orders/detail.ts';
import { orderFile } from '../orders/heads/export.ts';
import { listOrders, orderCounts } from '../orders/heads/list.ts';

export const orderHandlers: HandlersOf<typeof order, typeof orderSchemas> = {
  airDetail: orderDetail,
  airCancel: cancelOrder,
};

const notOpen = async () => refuse(403, '退改暂未开通在线办理，请致电客服');

export const orderAfterSaleHandlers: HandlersOf<typeof orderAfterSale, typeof orderAfterSaleSchemas> = {
  refundQuote: quoteRefund,
  refundApply: applyRefund,
  refundWithdraw: withdrawRefund,
  changeQuery: notOpen,
  changeQuote: notOpen,
  changeApply: notOpen,
  changeWithdraw: notOpen,
  progress: saleProgress,
  proof: uploadProof,
  proofFile: readProof,
};

export const orderListHandlers: HandlersOf<typeof orderList, typeof orderListSchemas> = {
  list: listOrders,
  counts: orderCounts,
  export: orderFile.ask,
};
