import { copyTexts } from '#kit/copy-text.ts';

/** Words of every page of an order; a page spreads them into its own, so that a theme finds them under the name of its widget. */
export const orderTexts = {
  ...copyTexts,
  orderNo: '订单',
  copyOrderNo: '复制订单号',
  bookedAt: '预订',
  payWithin: '剩余支付时间 ',
  pay: '去支付',
  cancelOrder: '取消订单',
  rebook: '再次预订',
  refresh: '刷新状态',
  service: '联系客服',
  offline: '网络已断开，显示的是',
  offlineEnd: '的订单状态',
  progress: '订单进度',
  price: '费用',
  paid: '实付',
  /** Of one payment. */
  paidAs: (name: string) => `已付 ${name}`,
  /** Paid less what has gone back or goes back. */
  net: '净支出',
  toPay: '应付',
  returned: '已退',
  refunding: '待退',
  company: '公司',
  personal: '个人',
  methods: { multiPay: '混合支付', creditPay: '授信', tianHangPay: '钱包', alipay: '支付宝', weChatPay: '微信' },
  /** Of a payment. */
  paidBy: (payer: string, method: string) => payer + method,
  paidIn: (payer: string, method: string) => `${payer}（${method}）`,
  contact: '联系人',
  email: '邮箱',
  costCenter: '成本中心',
  application: '行程申请',
  project: '项目',
  billed: '账单冲减',
  substitute: '代订人',
  bookedFor: '代订出行人',
  sides: { traveller: '出行人', booker: '代订人' },
  countsOf: '适用规则',
  counts: (standard: string, approver: string, center: string) =>
    `差旅标准按${standard}，审批人按${approver}，成本中心按${center}`,
  standard: '差旅标准',
  judgedBy: (name: string, version: number) => `${name} 第 ${version} 版`,
  travelReason: '出差事由',
  overReason: '超标原因',
  failedTitle: '订单加载失败',
  failedText: '请检查网络后重试',
  retry: '重试',
  missingTitle: '没有找到这笔订单',
  toOrders: '查看我的订单',
  missingText: '订单不存在，或不属于当前账号',
};

export type OrderTexts = typeof orderTexts;
