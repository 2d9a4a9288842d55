import { bookingSteps } from '#domain/order/booking-steps.ts';
import { bookingTexts } from '#parts/booking/texts.ts';
import { travellerTexts } from '#parts/traveller/texts.ts';

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
  brokenTitle: '航班信息已失效',
  brokenText: '链接不完整或已失效，请重新选择航班',
  refusedTitle: '无法预订所选航班',
  failedTitle: '没能确认最新价格',
  verifyFailed: '暂时无法核对价格，请稍后重试',
  soldOutTitle: '该舱位已售完',
  adultsOnlyTitle: '该舱位不售儿童票',
  orderFailed: '订单未能提交，已填信息已保留，请稍后重试',

  businessTitle: '差旅信息',
  travelReasonHint: '如 客户拜访、项目验收（选填）',

  direct: '直飞',
  stop: '经停',
  days: (days: number) => `+${days}天`,
  carrier: (name: string, no: string) => `实际承运 ${name} ${no}`,
  rulesLink: (kg: number) => (kg ? `退改签与行李 ${kg} kg` : '退改签 · 无免费托运'),

  over: (amount: string) => `超标 ¥${amount}`,

  fewerTitle: '还有乘机人未选择',
  orderForFewer: (heads: number) => `只为 ${heads} 人下单`,
  addMore: '继续添加',
  contactSub: '接收出票和航班变动短信',
  emailHint: '接收电子行程单（选填）',

  insurance: '保险',
  insuranceSub: '自愿购买，默认不选',
  insuranceFirst: '请先选择乘机人',
  insuranceAgeOff: '超出投保年龄',
  perPerson: ' / 人',
  perPersonFlight: ' / 人 / 程',
  unnamed: (at: number) => `乘机人 ${at}`,

  voucher: '报销凭证',
  voucherElectronic: '电子行程单',
  voucherElectronicSub: '行程结束后由航司开具，180 天内可申请，发送至邮箱',
  voucherNone: '暂不需要',
  voucherNoneSub: '如需补开，行程结束后 180 天内在“报销凭证”申请',

  agreedMissing: '请阅读并勾选服务协议、退改签规则与乘机须知',
  refundRules: '《退改签规则》',
  dangerRules: '《锂电池及危险品乘机须知》',
  documentConsent: '同意将上述证件信息提供给承运航司用于出票',
  consentMissing: '出票需要向航司提供证件信息，请勾选同意',

  fare: { ADT: '成人票', CHD: '儿童票', INF: '婴儿票' },
  legs: '程',
  consTax: '机建',
  fuelTax: '燃油',
  noConsTax: { ADT: '机建（免）', CHD: '机建（儿童免）', INF: '机建（婴儿免）' },
  noFuelTax: '燃油（免）',
  totalFor: (heads: number) => `应付总额（${heads} 人）`,
  submitNote: '提交后请在 30 分钟内支付，超时座位将释放',
  notKnown: '待核对',
  refundTitle: '现在退票能退多少',
  today: '今天',
  departure: '起飞',
  back: '退',
  refundNow: (lost: string) => `（扣 ¥${lost}）`,
  refundNowHead: '现在取消，每张成人票退回 ',
  refundNowBoth: '现在取消，每位成人往返退回 ',
  refundLabel: (parts: string) => `可退金额：${parts}`,
  refundStep: (until: string, amount: string) => `${until} 前 ${amount} 元`,
} as const;
