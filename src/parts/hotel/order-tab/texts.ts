import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import type { TabTexts } from '#parts/order/tab/texts.ts';

/** Words of the tab of stays. */
export const stayTabTexts = {
  name: '酒店',
  book: '订酒店',
  checkIn: '入住日期',
  guests: '入住人',
  nights: (nights: number, rooms: number) => `${nights} 晚 · ${rooms} 间`,
  room: (room: string, breakfasts: number) => `${room} · ${breakfasts > 0 ? `${breakfasts} 份早餐` : '不含早餐'}`,
  payKinds: {
    atHotel: () => '到店支付',
    guarantee: (nights: number) => (nights > 1 ? '担保首晚，其余到店付' : '担保首晚，到店不再付房费'),
  },
  /** Of a stay that was cancelled for nothing. */
  released: (isUnpaid: boolean) => `${isUnpaid ? '未付款' : '未收费用'}，房间已释放`,
  refundWay: '退款进度',
  kept: (amount: string, isAll: boolean) => `已扣 ¥${amount}${isAll ? '，不退款' : ''}`,
  dateKinds: { created: '预订日期', travel: '入住日期' },
  wordsHint: '订单号 / 入住人 / 酒店 / 城市',
  groups: { all: '全部', unpaid: '待支付', ticketing: '待确认', travel: '待入住', after: '退款中', done: '已完成' },
  noneOf: (group: string) => `没有${group}的酒店订单`,
  days: (from: string, to: string) => `${from} 至 ${to}`,
};

/** Those of flights, under the same names. */
export type ActionTexts = Record<'pay' | 'cancel' | 'again', string>;
/** Those of the list that the tab reads. */
export type StayListTexts = TabTexts & { noneText: string; actions: ActionTexts };
export type StayTabTexts = StayListTexts & { hotel: typeof stayTabTexts };

export const stayTexts = (services: Pick<Services, 'config'>): typeof stayTabTexts =>
  textsOf(services, 'order-list-hotel', stayTabTexts);
