/** Of a recharge that a payment waits for. */
export const texts = {
  waiting: '待支付订单',
  missing: (yuan: string) => `还差 ${yuan}`,
  until: (clock: string) => `请在 ${clock} 前完成支付，充值后返回支付`,
  pin: '充值不需要支付密码；用钱包余额支付时，请输入已设置的 6 位支付密码。',
  noPin: '充值不需要支付密码；用钱包余额支付前须先设置，您还没有设置。',
  setPin: '设置支付密码',
};
