import { showDuration } from '#domain/spans.ts';
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
  lasts: showDuration,
  refund: '退票',
  /** A free return has no rate; no rate after it: the train leaves. */
  refundUntil: (until: string, rate: string, after: string) =>
    `${until} 前${rate ? `手续费 ${rate}` : '免手续费'}，之后${after ? ` ${after}` : '不能退'}`,
  change: '改签',
  changeOnce: '每张可改 1 次，开车前在订单详情办理',
  proof: '报销',
  proofAfter: '行程结束后 180 天内可申请电子客票',
  print: '打印行程单',
  toOrders: '查看火车票订单',
  bookMore: '继续订票',
};

export type Texts = typeof texts;
