import { conflictTexts as shared } from '#parts/booking/conflict/conflict-texts.ts';

/** Words of what may come between the form and the order. */
export const conflictTexts = {
  ...shared,
  again: '重新选择车次',
  expiredTitle: '票价须重新核对',
  wait: '候补该车次',
  berths: '改选铺位',
  rateTitle: '票价有变动',
  rateText: '您查看后，铁路调整了执行票价。已填写的内容都会保留。',
  keep: '知道了，保留已填信息',
  changePeople: '更换乘车人',
  changeTrain: '改选车次',
  see: '查看已有订单',
  pay: '去支付',
};
