import { billNames, billStateNames, billTypeNames } from '#domain/bill/names.ts';
import { orderTypeNames } from '#domain/order/order-type-names.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';

/** Every word of the bills. */
export const texts = {
  titles: billNames as Readonly<Record<keyof typeof billNames, string>>,
  days: '日期',
  type: '类型',
  types: { all: '全部类型', ...billTypeNames },
  channel: '渠道',
  channels: { all: '全部渠道', ...channelNames },
  states: billStateNames,
  words: '关键词',
  wordsHint: { transaction: '订单号 / 流水号 / 姓名 / 航班', recharge: '充值流水号' },
  wordsShort: { transaction: '订单号 / 流水号', recharge: '充值流水号' },
  at: '时间',
  about: '说明',
  payChannel: '支付渠道',
  amount: '金额（元）',
  balance: '钱包余额（元）',
  state: '状态',
  products: { ...orderTypeNames, benefit: '会员权益', '': '' },
  recharge: '钱包充值',
  count: '笔数',
  counted: (total: string) => `${total} 笔`,
  sumOut: '支出',
  sumIn: '收入',
  recharged: '充值金额',
  pending: (amount: string) => `含退款中 ¥${amount}`,
  tooMany: '记录过多，缩小日期范围后合计',
  noTransactions: '还没有交易记录',
  noTransactionsText: '订单支付、退款和钱包充值都会记在这里',
  book: '订机票',
  noRecharges: '还没有充值记录',
  noRechargesText: (telephone: string) => `充值到账后会显示在这里。如需充值，请致电 ${telephone}`,
};

export type Texts = typeof texts;
