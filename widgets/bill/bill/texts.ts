import type { BillKind, BillType } from '#contract/bill.ts';
import {
  billFigureNames,
  billNames,
  billProductNames,
  billStateNames,
  billSubjectNames,
  billTypeNames,
} from '#domain/bill/names.ts';
import type { Say } from '#kit/say.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';

/** Placeholder of the words, long and short. */
const wordsHints: Partial<Record<BillKind, readonly [hint: string, short: string]>> = {
  transaction: ['订单号 / 流水号 / 姓名 / 航班车次', '订单号 / 流水号'],
  recharge: ['充值流水号', '充值流水号'],
  putforward: ['提现单号 / 银行', '提现单号'],
  integral: ['订单号', '订单号'],
  recom: ['订单号', '订单号'],
  share: ['订单号', '订单号'],
};

/** The words of a bill; those of its explanation and of a bill without rows come with these. */
export const texts = {
  titles: billNames as Readonly<Record<BillKind, string>>,
  bills: '账单',
  sumTitle: '汇总账单',
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
  /** Of stays, in the place of tickets and refunds. */
  ofNights: { tickets: '间夜', refunds: '退订退款' },
  otherFees: '其他费用',
  products: billProductNames,
  subjects: billSubjectNames,
  count: '笔数',
  counted: (total: string) => `${total} 笔`,
  tiles: {
    sumOut: '支出',
    sumIn: '收入',
    recharged: '充值金额',
    earned: '获得',
    takenBack: '扣回',
    withdrawn: '提现金额',
    returned: '退回金额',
    tickets: '张数',
    sales: '销售额',
    changes: '改签收款',
    refunds: '退票退款',
    charges: '手续费',
    net: '净额',
  },
  /** The part of a sum that moved the balance: what the wallet proves for the same days. */
  ofWallet: (amount: string) => `其中钱包 ¥${amount}`,
  /** Of the first figure. */
  notes: {
    airSum: '本人订单，不含下级',
    hotelSum: '本人订单，离店结算后计入',
    trainSum: '本人订单，不含下级',
  } as Partial<Record<BillKind, string>>,
  comma: '，',
  pending: (amount: string) => `含退款中 ¥${amount}`,
  held: (amount: string) => `含待结算 ¥${amount}`,
  total: '合计',
  net: '净额',
  print: '打印',
  tooManyToPrint: (most: number) => `一次最多打印 ${most} 条，请缩小日期范围或改用导出`,
  allDays: '全部日期',
  explain: '明细',
  tooMany: '记录过多，缩小日期范围后合计',
};

/** `say`: names of the domain and of the provider in the language of the mount. */
export type Texts = typeof texts & Pick<Say, 'say'>;
