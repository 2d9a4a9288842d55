/** Words that come with the rules: what stops an order, and the question before one for fewer people than were searched. */
export const orderTexts = {
  agreedMissing: '请阅读并勾选服务协议、退改签规则与乘机须知',
  consentMissing: '出票需要向航司提供证件信息，请勾选同意',
  fewerTitle: '还有乘机人未选择',
  orderForFewer: (heads: number) => `只为 ${heads} 人下单`,
  addMore: '继续添加',
} as const;
