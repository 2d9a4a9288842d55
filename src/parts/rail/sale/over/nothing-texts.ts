import { changeName } from '#domain/rail/change-rules.ts';

/** Words of an order without a ticket to change. */
export const nothingTexts = {
  underWay: (isOther: boolean) => `这笔订单有${changeName(isOther)}待支付`,
  underWayText: '请在订单中支付差价，或先撤回',
  nothing: (isOther: boolean) => `这笔订单没有可${changeName(isOther)}的车票`,
  nothingText: '车票已改过、已退或已过办理时间',
};
