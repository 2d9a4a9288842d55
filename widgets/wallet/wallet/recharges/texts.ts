import { channelNames } from '#domain/payment/pay-methods.ts';
import { showMoment } from '#domain/show-moment.ts';
import { rechargeStateNames } from '#domain/wallet/names.ts';

/** Words of the record of recharges. */
export const texts = {
  title: '充值记录',
  recharge: '充值',
  days: '日期',
  states: { all: '全部', ...rechargeStateNames },
  moment: showMoment,
  at: '时间',
  order: '充值单号',
  trade: '支付流水号',
  method: '支付方式',
  methods: { alipay: channelNames.alipay, weChatPay: channelNames.weChatPay, '': '—' },
  amount: '金额（元）',
  state: '状态',
  pay: '去支付',
  bill: '账单',
  operator: '操作人',
  paid: '已到账合计',
  none: '还没有充值记录',
  noneText: '充值单会显示在这里，未支付的可在有效期内继续支付',
};

export type Texts = typeof texts;
