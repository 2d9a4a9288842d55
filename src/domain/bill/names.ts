/** Bills by kind, as their routes and files are named. A new kind is a row here and in contract/bill.ts. */
export const billNames = { transaction: '交易账单', recharge: '充值账单' } as const;

export const billTypeNames = { pay: '支付', refund: '退款', recharge: '充值' } as const;

/** 退款中 until the provider has given the money back. */
export const billStateNames = { done: '成功', pending: '退款中' } as const;
