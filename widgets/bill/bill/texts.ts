import type { BillKind, BillType } from '#contract/bill.ts';
import { billFigureNames, billNames, billStateNames, billTypeNames } from '#domain/bill/names.ts';
import { orderTypeNames } from '#domain/order/order-type-names.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';

/** Placeholder of the words, long and short. */
const wordsHints: Partial<Record<BillKind, readonly [hint: string, short: string]>> = {
  transaction: ['订单号 / 流水号 / 姓名 / 航班', '订单号 / 流水号'],
  recharge: ['充值流水号', '充值流水号'],
  integral: ['订单号', '订单号'],
  recom: ['订单号', '订单号'],
  share: ['订单号', '订单号'],
};

/** Title and text of a bill without any row. */
const empty: Readonly<Record<Exclude<BillKind, 'recharge'>, readonly [title: string, text: string]>> = {
  transaction: ['还没有交易记录', '订单支付、退款和钱包充值都会记在这里'],
  integral: ['还没有积分', '机票出票后按票面价获得积分：因私每元 1 分，因公每 2 元 1 分'],
  recom: ['还没有推荐收入', '您推荐的会员注册一年内的因私机票出票后，收入会记在这里，行程结束后结算到奖励账户'],
  share: ['还没有分润收入', '下级会员的因私机票出票后，分润会记在这里，行程结束后结算到奖励账户'],
  airSale: ['还没有销售记录', '机票出票后会记在这里'],
  airRefund: ['还没有退票记录', '退票完成后会记在这里'],
  airChanges: ['还没有改签记录', '改签完成后会记在这里'],
  airSum: ['还没有可汇总的记录', '机票出票后，按月或按日的汇总会显示在这里'],
  hotelSum: ['还没有可汇总的记录', '酒店订单成交后，按月或按日的汇总会显示在这里'],
  trainSum: ['还没有可汇总的记录', '火车票出票后，按月或按日的汇总会显示在这里'],
};

/** Every word of the bills. */
export const texts = {
  titles: billNames as Readonly<Record<BillKind, string>>,
  days: '日期',
  type: '类型',
  types: { all: '全部类型', ...billTypeNames } as Readonly<Record<BillType | 'all', string>>,
  channel: '渠道',
  channels: { all: '全部渠道', ...channelNames, '': '' },
  by: '汇总方式',
  periods: { month: '按月', day: '按日' },
  states: billStateNames,
  words: '关键词',
  wordsHints,
  wordsHint: ['订单号 / 乘机人 / 航班', '订单号 / 乘机人'] as const,
  at: '时间',
  about: '说明',
  period: '期间',
  people: '乘机人',
  source: '来源会员',
  payChannel: '支付渠道',
  amount: '金额（元）',
  points: '积分',
  balance: '钱包余额（元）',
  pointsBalance: '积分余额',
  state: '状态',
  figures: billFigureNames,
  otherFees: '其他费用',
  products: { ...orderTypeNames, benefit: '会员权益', '': '' },
  recharge: '钱包充值',
  count: '笔数',
  counted: (total: string) => `${total} 笔`,
  tiles: {
    sumOut: '支出',
    sumIn: '收入',
    recharged: '充值金额',
    earned: '获得',
    takenBack: '扣回',
    tickets: '张数',
    sales: '销售额',
    changes: '改签收款',
    refunds: '退票退款',
    charges: '手续费',
    net: '净额',
  },
  pending: (amount: string) => `含退款中 ¥${amount}`,
  held: (amount: string) => `含待结算 ¥${amount}`,
  total: '合计',
  print: '打印',
  tooManyToPrint: (most: number) => `一次最多打印 ${most} 条，请缩小日期范围或改用导出`,
  allDays: '全部日期',
  explain: '明细',
  explainTitle: '金额说明',
  explained: '本笔金额',
  otherPayers: '其他付款方承担',
  balanceBefore: '变动前余额',
  balanceAfter: '变动后余额',
  baseFare: '票面价合计',
  pointsPerYuan: '每元积分',
  perTicketPoints: '每张客票分别计算，不足 1 分舍去',
  perTicket: '每张客票分别计算，不足 1 分钱舍去',
  perTicketAtMost: (most: string) => `每张客票分别计算，不足 1 分钱舍去，最多 ¥${most}`,
  tooMany: '记录过多，缩小日期范围后合计',
  empty,
  book: '订机票',
  noRecharges: '还没有充值记录',
  noRechargesText: (telephone: string) => `充值到账后会显示在这里。如需充值，请致电 ${telephone}`,
};

export type Texts = typeof texts;
