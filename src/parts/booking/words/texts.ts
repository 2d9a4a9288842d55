import type { Same } from '#base/wording.ts';

/** Words that every booking screen has. A widget lays its own beside them, a partner's wording over both. */
export const bookingTexts = {
  /** A sentence of the domain or of the provider. */
  say: (text: string): string => text,
  comma: '，',
  holdOver: '价格已过保留时间',
  holdWarning: (minutes: number) => `价格还将为您保留 ${minutes} 分钟，请尽快提交`,
  renew: '重新核对',
  retry: '重试',
  signedOut: '登录已失效，请登录后重新提交，已填信息会保留',
  orderFailed: '订单未能提交，已填信息已保留，请稍后重试',
  toPrivate: '改为因私预订',
  changeApplication: '变更申请',

  contact: '联系人',
  name: '姓名',
  phone: '手机号',
  email: '邮箱',

  compliant: '合规',
  forbidden: '不可因公预订',
  company: '公司支付',
  personal: '个人支付',

  agreed: '我已阅读并同意',
  prices: '费用明细',
  total: '应付总额',
  payPrivately: '因私，由您个人支付',
  details: '明细',
  submit: '提交订单',
  submitApproval: '提交审批',
  approvalNote: '审批通过后再支付',
  /** A step between the order and its payment. */
  approval: '审批',
} as const;

/** Words that are the product's own: the names of its things. */
interface OwnWords {
  title: string;
  loading: string;
  checking: string;
  chooseAgain: string;
  verifyFailed: string;
  contactSub: string;
  emailHint: string;
  businessTitle: string;
  forbiddenText: string;
  travelReasonHint: string;
}

export type BookingWords = Same<typeof bookingTexts> & OwnWords;
export type HoldWords = Pick<BookingWords, 'holdWarning' | 'signedOut' | 'verifyFailed'>;
