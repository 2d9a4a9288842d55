import {
  afterTripTexts,
  cancelRailTexts,
  orderRidesTexts,
  railSalesTexts,
  railTicketTexts,
} from '#parts/rail/order/words/order-texts.ts';
import { orderTexts } from '#parts/order/texts.ts';

/** Every word of the page of an order of train tickets; states and next steps are in src/domain/rail. */
export const texts = {
  ...orderTexts,
  ...cancelRailTexts,
  ...railTicketTexts,
  ...orderRidesTexts,
  ...railSalesTexts,
  ...afterTripTexts,
  title: '火车票订单详情',
  freeRefund: '免费退票',
  freeChange: '免费改签',
  changeToday: '改签当日其他车次',
  insuredAs: (name: string, count: number, state: string) => `${name} × ${count}（${state}）`,
  insured: { waiting: '出票后生效', insured: '已投保', back: '已退保', none: '未投保' },
  deposit: '预付款',
  railAccount: '购票账号',
  byPlatform: '平台代购',
  changeByPhone: '改签请致电',
  contactCard: '联系信息',
  failedTitle: '订单读取失败',
  toOrders: '查看火车票订单',
};

export type Texts = typeof texts;
