/** Of a recharge that a payment waits for. */
export const texts = {
  waiting: '待支付订单',
  missing: (yuan: string) => `还差 ${yuan}`,
  until: (clock: string) => `请在 ${clock} 前完成支付，充值后返回支付`,
};
