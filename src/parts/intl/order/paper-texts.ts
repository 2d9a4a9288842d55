import { bookingSteps } from '#domain/order/booking-steps.ts';
import { orderTexts } from '#parts/order/texts.ts';

/** Of the page after the payment. */
export const intlFinishTexts = {
  ...orderTexts,
  title: '支付结果',
  steps: bookingSteps,
  success: '订单支付成功',
  unpaid: '订单待支付',
  closed: '订单已取消',
  failed: '出票失败，款项将原路退回',
  passengers: '乘机人',
  toOrders: '查看国际机票订单',
  bookMore: '继续预订',
};

/** Of the itinerary on paper. */
export const intlPaperTexts = {
  flights: '航班',
  departs: '起飞（当地时间）',
  arrives: '到达（当地时间）',
  cabin: '舱位',
  bags: '免费托运（成人）',
  tickets: '机票',
  name: '乘机人',
  document: '证件',
  way: '行程',
  state: '票号与状态',
  noTicket: '未出票',
  prices: '价格（每人全程）',
  people: '人数',
  fare: '票价',
  tax: '税费',
  fee: '服务费',
  note: '时间均为机场当地时间。本行程单供出行参考，不作报销凭证；航班变动以航空公司通知为准，请核对签证与过境要求。',
};
