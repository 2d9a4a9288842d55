import type { order } from '#contract/order.ts';
import type { orderSchemas } from '#contract/order.schema.ts';
import type { orderList } from '#contract/order-list.ts';
import type { orderListSchemas } from '#contract/order-list.schema.ts';
import type { HandlersOf } from '../call.ts';
import { cancelOrder } from '../orders/lifecycle/cancel.ts';
import { orderDetail } from '../orders/detail.ts';
import { orderFile } from '../orders/heads/export.ts';
import { listOrders, orderCounts } from '../orders/heads/list.ts';

export const orderHandlers: HandlersOf<typeof order, typeof orderSchemas> = {
  airDetail: orderDetail,
  airCancel: cancelOrder,
};

export const orderListHandlers: HandlersOf<typeof orderList, typeof orderListSchemas> = {
  list: listOrders,
  counts: orderCounts,
  export: orderFile.ask,
};
