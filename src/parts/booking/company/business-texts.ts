/** Words of the company's part of an order, which comes later than the form. */
export const businessTexts = {
  costCenterNone: '不指定',
  costCenterPick: '请选择',
  paidBy: {
    company: '公司设置：订单全部由公司支付',
    split: '',
    personal: '公司设置：订单由出行人支付，不使用公司授信',
  },
} as const;
