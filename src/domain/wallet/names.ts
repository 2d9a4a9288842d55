/** Kinds of movements of a wallet, as members read them. */
export const movementNames = {
  recharge: '充值',
  pay: '支付',
  refund: '退款',
  withdraw: '提现',
  withdrawBack: '提现退回',
  rewardsOut: '奖励转入',
  tianhanbaoIn: '转入天航宝',
  tianhanbaoOut: '天航宝转出',
  other: '其他',
} as const;
