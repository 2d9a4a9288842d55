import { orderTypeNames } from '#domain/order/order-type-names.ts';
import { cancelTexts } from '#kit/cancel-order.ts';
import { copyTexts } from '#kit/copy-text.ts';

/** Every word of the order list; status words and their notes are in src/domain/order. */
export const texts = {
  ...cancelTexts,
  types: orderTypeNames,
  tabs: '订单类型',
  order: '订单',
  orders: '订单',
  notOpen: '订单暂未开放',
  notOpenText: '如需办理，请致电',
  showAir: '查看机票订单',
  groups: { all: '全部', unpaid: '待支付', ticketing: '出票中', travel: '待出行', after: '退改中', done: '已完成' },
  noneOf: { unpaid: '没有待支付的订单', ticketing: '没有出票中的订单', travel: '没有待出行的订单', after: '没有退改中的订单', done: '没有已完成的订单' },
  dateBy: '日期类型',
  dateKinds: { created: '预订日期', travel: '出行日期' },
  days: '日期',
  words: '关键词',
  wordsHint: '订单号 / 乘机人 / 航班号 / 城市',
  wordsShort: '订单、姓名、城市',
  travelType: '出行类型',
  travelTypes: { all: '因公因私', business: '因公', private: '因私' },
  owner: '订单归属',
  owners: { all: '全部人员', mine: '本人订单', others: '员工订单' },
  copyOrderNo: '复制订单号',
  ...copyTexts,
  bookedAt: '预订',
  bookedBy: '代订人',
  member: '预订人',
  left: '剩 ',
  overdue: '支付超时',
  passengers: '乘机人',
  changed: '改签',
  taxes: '含机建燃油',
  insurance: '含保险',
  serviceFee: '含服务费',
  otherFees: '含其他费用',
  nextDay: '+1天',
  pay: '去支付',
  again: '再次预订',
  detail: '订单详情',
  none: '还没有机票订单',
  noneText: '预订后，可在这里支付、查看行程和导出订单',
  book: '订机票',
};

export type Texts = typeof texts;
