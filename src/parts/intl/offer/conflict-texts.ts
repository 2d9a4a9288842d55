import { conflictTexts as shared } from '#parts/booking/conflict/conflict-texts.ts';

/** Words of what may come between the form and the order. */
export const conflictTexts = {
  ...shared,
  again: '重新选择航班',
  rateTitle: '价格有变动',
  rateText: '您查看后，航司调整了价格。已填写的内容都会保留。',
  keep: '知道了，保留已填信息',
  changePeople: '更换乘机人',
  see: '查看已有订单',
  backToSafety: '返回改选',
  missedAccept: '仍要提交',
  pay: '去支付',
  riskAccept: '我已知晓，继续提交',
  documentKeep: '更换证件',
  documentAccept: '已确认，继续提交',
};
