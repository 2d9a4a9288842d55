import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { intlOrderTexts } from '../order/texts.ts';

/** Words of the tab of orders of international flights. */
export const intlTabTexts = {
  ...intlOrderTexts,
  groups: { all: '全部', unpaid: '待支付', ticketing: '出票中', travel: '待出行', after: '退票中', done: '已完成' },
  noneOf: (group: string) => `没有${group}的国际机票订单`,
  dateKinds: { created: '预订日期', travel: '出行日期' },
  wordsHint: '订单号 / 乘机人 / 航班 / 城市',
  noneText: '预订后，可在这里支付、查看每程的状态和退票',
  book: '订国际机票',
  flights: '航班',
  departs: '起飞（当地）',
  passengers: '乘机人',
  pay: '去支付',
  cancel: '取消订单',
  again: '再次预订',
  changed: '含改签',
};

export const intlTexts = (services: Pick<Services, 'config'>): typeof intlTabTexts =>
  textsOf(services, 'order-list-intl', intlTabTexts);
