/** Words that every booking screen has. A widget lays its own beside them, a partner's wording over both. */
export const bookingTexts = {
  holdPrefix: '此价格为您保留 ',
  holdOver: '价格已过保留时间',
  holdWarning: (minutes: number) => `价格还将为您保留 ${minutes} 分钟，请尽快提交`,
  renew: '重新核对',
  retry: '重试',
  signedOut: '登录已失效，请登录后重新提交，已填信息会保留',
  toPrivate: '改为因私预订',

  contact: '联系人',
  name: '姓名',
  phone: '手机号',
  phoneMissing: '请输入手机号码',
  email: '邮箱',

  compliant: '合规',
  forbidden: '不可因公预订',
  overReason: '超标原因',
  overReasonMissing: '请填写超标原因',
  travelReason: '出行事由',
  costCenter: '成本中心',
  costCenterNone: '不指定',
  costCenterPick: '请选择',
  project: '项目',
  asked: (field: string) => `公司要求填写${field}`,
  paidBy: {
    company: '公司设置：订单全部由公司支付',
    split: '',
    personal: '公司设置：订单由出行人支付，不使用公司授信',
  },
  company: '公司支付',
  personal: '个人支付',

  agreed: '我已阅读并同意',
  prices: '费用明细',
  total: '应付总额',
  payPrivately: '因私，由您个人支付',
  details: '明细',
  submit: '提交订单',
} as const;

/** Words that are the product's own: the names of its things. */
interface OwnWords {
  title: string;
  loading: string;
  checking: string;
  chooseAgain: string;
  refusedTitle: string;
  failedTitle: string;
  verifyFailed: string;
  contactSub: string;
  emailHint: string;
  businessTitle: string;
  forbiddenText: string;
  agreedMissing: string;
  travelReasonHint: string;
}

type Same<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };
export type BookingWords = Same<typeof bookingTexts> & OwnWords;
export type HoldWords = Pick<BookingWords, 'holdWarning' | 'signedOut' | 'verifyFailed'>;

/** Words of what may come between the form and the order. */
export const conflictTexts = {
  accept: '接受新价格',
  totalFrom: '原总价',
  totalTo: '新总价',
  up: '上涨',
  down: '下降',
  again: '重新选择',
  renew: '重新核对',
  expiredTitle: '价格已过保留时间',
  expiredText: '重新核对后可继续提交，您填写的信息都会保留。',
  askingTitle: '正在确认订单结果',
  askingText: '网络不稳定，正在向服务器确认刚才的提交，请勿关闭页面。同一订单不会重复生成。',
  unknownTitle: '订单结果未知',
  unknownText: '未收到服务器的答复，订单可能已经生成。请在网络恢复后再次确认，不会重复下单。',
  askAgain: '再次确认',
  unknownCall: (telephone: string) => `仍无法确认时，请致电 ${telephone}`,
} as const;

export type ConflictWords = Same<typeof conflictTexts>;
