import { railApprovedSteps, railSteps } from '#domain/order/booking-steps.ts';
import { berthNames } from '#domain/rail/seat-wish.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import { plentyOfSeats } from '#domain/rail/seat-classes.ts';
import { bookingTexts } from '#parts/booking/words/texts.ts';
import { railTravellerTexts } from '#parts/rail/traveller-texts.ts';

/** Words of the order form of train tickets. Messages about passengers are with their rules (src/domain). */
export const texts = {
  ...bookingTexts,
  ...railTravellerTexts,
  title: '填写火车票订单',
  trip: '所选车次',
  steps: railSteps,
  approvedSteps: railApprovedSteps,
  loading: '正在核对车票与价格',
  checking: '正在核对余票与坐法…',
  chooseAgain: '重新选择车次',
  toSearch: '搜索车次',
  verifyFailed: '暂时无法核对车票，请稍后重试',
  left: (left: number) => (left >= plentyOfSeats ? '有票' : `余 ${left} 张`),
  adultFare: (amount: string) => `成人票 ¥${amount}`,
  perPerson: '单人票价',
  /** Without a tier: of the dearest, the lower one. */
  onTier: (name: string, berth?: Berth) => (berth ? `${name} ${berthNames[berth]}` : `${name}（按下铺价计）`),
  partsOf: (name: string, parts: number) => `${name}（${parts} 段）`,
  seatsOf: (trains: string) => `${trains} 次`,
  acceptNoSeat: '余票不足时接受无座（票价与该席别相同）',
  contactSub: '接收占座、出票和停运通知',
  emailHint: '接收订单确认（选填）',
  businessTitle: '因公出行',
  over: (amount: string) => `超标 ¥${amount}/张`,
  forbiddenText: '公司规定超标的席别不可预订，请选择其他席别，或改为因私预订',
  travelReasonHint: '如：客户拜访（选填）',
  agreedTerms: '《铁路旅客购票须知》',
  agreedMissing: '请阅读并勾选购票须知',
  submit: '提交并占座',
  submitNote: '占到座位才需付款',
  holdOver: '票价须重新核对',
  holdWarning: (minutes: number) => `票价 ${minutes} 分钟后须重新核对`,
  refundTitle: '现在买，以后退',
};

export type Texts = typeof texts;
