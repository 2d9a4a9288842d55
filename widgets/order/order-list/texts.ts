import { scheduleNames } from '#domain/order/schedule.ts';
import { noteWords } from '#domain/order/list-note.ts';
import { cancelTexts, shareTexts } from '#parts/order/tab/button-texts.ts';
import { tabTexts } from '#parts/order/tab/texts.ts';

/** Every word of the order list; status words and their notes are in src/domain/order. */
export const texts = {
  ...tabTexts,
  ...cancelTexts,
  tabs: '订单类型',
  showTrips: '行程视图',
  showOrders: '订单列表',
  /** Before 改签 and 退票 where the airline changed the flight. */
  free: (action: string) => `免费${action}`,
  groups: { all: '全部', unpaid: '待支付', ticketing: '出票中', travel: '待出行', after: '退改中', done: '已完成' },
  noneOf: (group: string) => `没有${group}的订单`,
  dateKinds: { created: '预订日期', travel: '出行日期' },
  wordsHint: '订单号 / 乘机人 / 航班号 / 城市',
  tagNames: { roundTrip: '往返', insured: '含保险', changed: '改签过' },
  ...shareTexts,
  passengers: '乘机人',
  taxes: '含机建燃油',
  insurance: '含保险',
  serviceFee: '含服务费',
  otherFees: '含其他费用',
  nextDay: '+1天',
  actions: {
    pay: '去支付',
    cancel: '取消订单',
    change: '改签',
    refund: '退票',
    again: '再次预订',
    voucher: '报销凭证',
    print: '打印行程单',
    share: shareTexts.share,
  },
  more: '更多操作',
  notes: noteWords,
  schedule: scheduleNames,
  /** The way to the details of an order whose refund or change is under way. */
  progress: { 4: '退款进度', 9: '退票进度', 10: '退票进度', 11: '改签进度' } as Readonly<Record<number, string>>,
  exchange: '含改签',
  noneGp: '改为公务票预订的订单会显示在这里',
  noneText: '预订后，可在这里支付、查看行程和导出订单',
  book: '订机票',
};

export type Texts = typeof texts;
