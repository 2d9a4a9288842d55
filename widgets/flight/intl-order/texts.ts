import { bookingSteps } from '#domain/order/booking-steps.ts';
import { bookingTexts } from '#parts/booking/words/texts.ts';
import { travellerTexts } from '#parts/traveller/words/texts.ts';

/** Words of the order form of international flights. Messages about travellers are with their rules (src/domain/intl). */
export const texts = {
  ...bookingTexts,
  ...travellerTexts,
  psgTypeNote: '票价按类型核对，值机时须出示证明',
  title: '填写国际机票订单',
  trip: '所选行程',
  steps: bookingSteps,
  loading: '正在核对航班与价格',
  checking: '正在核对最新价格…',
  chooseAgain: '重新选择航班',
  toSearch: '搜索国际航班',
  verifyFailed: '暂时无法核对价格',
  contactSub: '接收出票和航班变动短信',
  emailHint: '接收电子客票行程单（选填）',
  businessTitle: '因公出行',
  over: (amount: string) => `超标 ¥${amount}`,
  forbiddenText: '该舱位超出差旅标准，公司规定不可预订。请重新选择航班，或改为因私出行。',
  travelReasonHint: '如 客户拜访、展会（选填）',
  agreedTerms: '《国际客票购买须知》',
  agreedMissing: '请阅读并勾选购买须知',
  documentConsent: '同意将上述证件信息提供给承运航司和出入境机关用于出票与申报',
  priceLine: (type: string, part: string, amount: string, count: number) => `${type}${part} ¥${amount} × ${count}`,
  fare: '票价',
  tax: '税费',
  fee: '服务费',
  totalFor: (heads: number) => `应付总额（${heads} 人）`,
  submitNote: '请在保留时间内支付，超时座位将释放',
};

export type Texts = typeof texts;
