/** Words of the company's part of an order, which comes later than the form. */
export const businessTexts = {
  /** Leads to the employee's own travel standard. */
  standard: '我的差标',
  costCenterNone: '不指定',
  costCenterPick: '请选择',
  stopped: '公司账单逾期未还，公司支付已暂停，还清后恢复。可以由个人支付；需要公司支付，请先联系财务还款。',
  paidBy: {
    company: '公司设置：订单全部由公司支付',
    split: '',
    personal: '公司设置：订单由出行人支付，不使用公司授信',
  },
} as const;
