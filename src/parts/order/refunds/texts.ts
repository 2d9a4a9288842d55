import { channelNames } from '#domain/payment/pay-methods.ts';
import { orderTypeNames } from '#domain/product/products.ts';
import { showMoment } from '#domain/show-moment.ts';
import { refundStateNames } from '#domain/wallet/names.ts';

/** Words of the list of refunds. */
export const texts = {
  title: '退款',
  lead: '机票、酒店、火车票等订单的退款都在这里，原路退回',
  states: { all: '全部', ...refundStateNames },
  products: orderTypeNames,
  methods: { ...channelNames, '': '—' },
  done: '已到账合计',
  coming: '在途合计',
  days: '时间',
  at: '时间',
  about: '订单',
  way: '退回方式',
  payers: { company: '公司支付', personal: '个人支付' },
  amount: '退款金额',
  state: '状态',
  expected: (day: string) => `最晚 ${day} 到账`,
  arrived: (at: string) => `${at} 到账`,
  afterReview: '审核通过后退回',
  /** Between names. */
  pause: '、',
  moment: showMoment,
  none: '还没有退款',
  noneText: '退票、退订后，每一笔退款的去向与到账时间会列在这里',
};
export type Texts = typeof texts;
