import type { order } from '#contract/order.ts';
import type { orderSchemas } from '#contract/order.schema.ts';
import type { HandlersOf } from '../call.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { orderDetail } from '../orders/detail.ts';

export const orderHandlers: HandlersOf<typeof order, typeof orderSchemas> = {
  airDetail: orderDetail,
  airCancel: cancelOrder,
};
