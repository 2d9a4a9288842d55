import { bookingSteps } from '#domain/order/booking-steps.ts';
import { bookingTexts } from '#parts/booking/words/texts.ts';
import { travellerTexts } from '#parts/traveller/words/texts.ts';

/** Words of the booking page. Messages of the passenger rules are with the rules (src/domain/passenger). */
export const texts = {
  ...bookingTexts,
  ...travellerTexts,
  title: '填写机票订单',
  trip: '所选行程',
  steps: bookingSteps,
  checking: '正在核对最新价格…',
  loading: '正在核对舱位与价格',
  chooseAgain: '重新选择航班',
  verifyFailed: '暂时无法核对价格，请稍后重试',

  businessTitle: '差旅信息',
  forbiddenText: '该舱位超出差旅标准，公司规定不可预订。请重新选择航班，或改为因私出行。',
  travelReasonHint: '如 客户拜访、项目验收（选填）',

  size: (size: string) => `（${size.slice(0, 1)}）`,
  direct: '直飞',
  stop: '经停',
  days: (days: number) => `+${days}天`,
  carrier: (name: string, no: string) => `实际承运 ${name} ${no}`,
  rulesLink: (kg: number) => (kg ? `退改签与行李 ${kg} kg` : '退改签 · 无免费托运'),

  over: (amount: string) => `超标 ¥${amount}`,

  contactSub: '接收出票和航班变动短信',
  emailHint: '接收电子行程单（选填）',

  refundRules: '《退改签规则》',
  dangerRules: '《锂电池及危险品乘机须知》',
  documentConsent: '同意将上述证件信息提供给承运航司用于出票',

  fare: { ADT: '成人票', CHD: '儿童票', INF: '婴儿票' },
  legs: '程',
  consTax: '机建',
  fuelTax: '燃油',
  noConsTax: { ADT: '机建（免）', CHD: '机建（儿童免）', INF: '机建（婴儿免）' },
  noFuelTax: '燃油（免）',
  totalFor: (heads: number) => `应付总额（${heads} 人）`,
  submitNote: '提交后请在 30 分钟内支付，超时座位将释放',
  notKnown: '待核对',
} as const;
