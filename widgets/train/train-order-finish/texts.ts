import { railSteps } from '#domain/order/booking-steps.ts';
import { orderTexts } from '#parts/order/texts.ts';

/** Words of the page after the payment of train tickets. */
export const texts = {
  ...orderTexts,
  title: '下单结果',
  steps: railSteps,
  success: '订单支付成功',
  unpaid: '座位已占到，等待支付',
  closed: '订单已取消',
  failed: '出票失败，款项将原路退回',
  passengers: '乘车人',
  toOrders: '查看火车票订单',
  bookMore: '继续订票',
};

export type Texts = typeof texts;
