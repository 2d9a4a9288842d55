import { intlOrderTexts, intlSalesTexts } from '#parts/intl/order/texts.ts';
import { orderTexts } from '#parts/order/texts.ts';

/** Every word of the page of an order of international flights; states and next steps are in src/domain. */
export const texts = {
  ...orderTexts,
  ...intlOrderTexts,
  ...intlSalesTexts,
  title: '国际机票订单详情',
  print: '打印行程单',
  freeOf: (action: string) => `免费${action}`,
  fareOf: (type: string) => `${type}票价`,
  tax: '税费',
  fee: '服务费',
  changed: '改签差价',
  contactCard: '联系信息',
  failedTitle: '订单读取失败',
  toOrders: '查看国际机票订单',
};

export type Texts = typeof texts;
