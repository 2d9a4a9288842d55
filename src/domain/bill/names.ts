import { billUnitOf, orderTypeNames } from '../product/products.ts';
import { movementNames, movementPaths } from '../wallet/names.ts';

/** Bills by kind, as their routes and files are named. A new kind is a row here and in contract/bill.ts. */
export const billNames = {
  transaction: '交易账单',
  recharge: '充值账单',
  putforward: '提现账单',
  integral: '积分账单',
  recom: '推荐收入',
  share: '分润收入',
  airSale: '机票销售报表',
  airRefund: '机票退票报表',
  airChanges: '机票改签报表',
  airSum: '机票汇总报表',
  hotelSum: '酒店汇总报表',
  trainSum: '火车票汇总报表',
} as const;

export const billTypeNames = {
  pay: '支付',
  refund: '退款',
  recharge: '充值',
  withdraw: movementNames.withdraw,
  returned: movementNames.withdrawBack,
  rewardsOut: movementNames.rewardsOut,
  tianhanbaoIn: movementNames.tianhanbaoIn,
  tianhanbaoOut: movementNames.tianhanbaoOut,
  earn: '获得',
  back: '扣回',
  sale: '出票',
  ticketRefund: '退票',
  change: '改签',
  period: '汇总',
} as const;

/** 退款中 until the provider has given the money back, 待结算 until the trip is over. */
export const billStateNames = {
  done: '成功',
  pending: '退款中',
  held: '待结算',
  released: '已结算',
  reversed: '已扣回',
  processing: '处理中',
  refused: '未成功',
} as const;

/** Parts of an amount, as columns and in its explanation. */
export const billFigureNames = {
  tickets: '张数',
  fare: '票面价',
  taxes: '机建燃油',
  serviceFee: '服务费',
  insurance: '保险',
  spread: '票面差价',
  fuelSpread: '燃油差价',
  charge: '手续费',
  net: '到账金额',
  kept: '不退项目',
  base: '计算基数',
  rate: '比例',
  sales: '销售额',
  changes: '改签收款',
  refunds: '退票退款',
} as const;

/** The names in the words of the kind: a bill of stays counts nights. */
export const billFigureNamesOf = (kind: keyof typeof billNames): Record<keyof typeof billFigureNames, string> =>
  billUnitOf(kind) === 'night' ? { ...billFigureNames, tickets: '间夜', refunds: '退订退款' } : billFigureNames;

/** Before the subject of a movement. */
export const billProductNames = { ...orderTypeNames, benefit: '会员权益', '': '' } as const;

/** Name of a recharge: a company's goes to its prepaid account. */
export const rechargeName = (isCompany: boolean): string => (isCompany ? '企业充值' : '钱包充值');

/** Subjects of movements that no order, card or trip is behind. */
export const billSubjectNames: Partial<Readonly<Record<keyof typeof billTypeNames, string | undefined>>> = {
  recharge: rechargeName(false),
  rewardsOut: movementPaths.rewardsOut,
  tianhanbaoIn: movementPaths.tianhanbaoIn,
  tianhanbaoOut: movementPaths.tianhanbaoOut,
};
