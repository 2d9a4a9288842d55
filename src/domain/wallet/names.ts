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

/** Says of a movement without an order or a card from where to where the money went. */
export const movementPaths: Partial<Readonly<Record<keyof typeof movementNames, string>>> = {
  recharge: '支付渠道 → 余额',
  rewardsOut: '奖励 → 余额',
  tianhanbaoIn: '余额 → 天航宝',
  tianhanbaoOut: '天航宝 → 余额',
};
