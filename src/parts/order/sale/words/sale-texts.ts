import { showFen } from '#domain/money.ts';

/** Words of every request about an order that is sold: refund, change, cancellation. */
export const saleTexts = {
  passengers: '选择乘机人',
  legs: '选择航段',
  all: '全选',
  dayBefore: '前一天',
  dayAfter: '后一天',
  ticket: '票号尾号',
  follows: '须随成人一同办理',
  branches: { voluntary: '自愿', involuntary: '非自愿' },
  branchNotes: {
    voluntary: '个人原因，按票规收取手续费',
    involuntary: '航班变动或不可抗力，审核通过后免手续费',
  },
  proof: '证明材料',
  proofHint: '支持 JPG、PNG、PDF，单个不超过 5 MB',
  proofNeeded: '请上传证明材料',
  proofUnderWay: '证明材料上传完成后再提交',
  proofFailed: '上传失败，请重试',
  proofRemove: '移除',
  validFor: '报价 ',
  validEnd: ' 内有效',
  shares: '原路退回',
  company: '公司',
  personal: '个人',
  methods: { multiPay: '混合支付', creditPay: '授信', tianHangPay: '钱包', alipay: '支付宝', weChatPay: '微信' },
  /** Of a payment. */
  paidBy: (payer: string, method: string) => payer + method,
  above: (fen: number, message: string) =>
    `超出差旅标准${fen > 0 ? ` ¥${showFen(fen, true)}，超出部分由个人支付` : ''}：${message}`,
  aboveApproval: '提交后由公司审批，通过后自动办理。',
  aboveReason: '超标原因',
  aboveTag: (fen: number) => (fen > 0 ? `超标 ¥${showFen(fen)}` : '超标'),
  quoteFailed: '暂时无法试算，请重试',
  quoteOld: '此报价已失效，暂时无法获取新的报价',
  retry: '重新获取',
  offline: '网络已断开，恢复后自动重新获取',
};

export type SaleTexts = typeof saleTexts;
