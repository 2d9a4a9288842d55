import { orderTypeNames } from '../product/products.ts';

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
  rewardsOut: '奖励 → 余额',
  tianhanbaoIn: '余额 → 天航宝',
  tianhanbaoOut: '天航宝 → 余额',
};

export const rechargeStateNames = { open: '待支付', paid: '已到账', voided: '已取消' } as const;

export const refundStateNames = { review: '审核中', returning: '退款中', done: '已到账' } as const;

/** Before the subject of a movement; a withdrawal's and a recharge's say it themselves. */
export const movementProductNames = {
  ...orderTypeNames,
  benefit: '会员权益',
  bill: '企业账单',
  withdraw: '',
  recharge: '',
  '': '',
} as const;
