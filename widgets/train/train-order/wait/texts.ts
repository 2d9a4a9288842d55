import { texts as orderTexts } from '../texts.ts';

/** Words of the form of an order that waits. */
export const texts = {
  ...orderTexts,
  title: '填写候补订单',
  steps: ['选择车次', '填写候补信息', '支付预付款', '候补兑现'],
  trip: '候补车次',
  tripSub: '任意一个有座位即为您兑现，其余作废',
  remove: '移除',
  removeOf: (name: string) => `移除 ${name}`,
  ahead: (people: number) => (people ? `前面 ${people} 人` : '您排在最前'),
  hasSeats: (left: number) => `现有 ${left} 张，可直接购买`,
  buy: '去购买',
  more: '增加候补车次',
  moreSub: (left: number) => `还可增加 ${left} 个，组合越多越容易兑现`,
  dayBefore: '前一天',
  dayAfter: '后一天',
  moreDays: '候补日期',
  waitsUntil: (moment: string) => `候补至 ${moment}`,
  moreNone: '当天没有其他需要候补的车次',
  moreFailed: '其他车次读取失败',
  until: '开车前多久截止',
  untilSub: '每个车次候补到自己的截止时间；最后一个到期仍未兑现则自动取消，预付款原路退回',
  hours: (hours: number) => `${hours} 小时`,
  rules: '怎样兑现',
  rule: [
    '有旅客退票或改签，且座位覆盖您的区间时，按支付预付款的先后兑现，一人一座。',
    '同行的人要一起兑现：座位不够所有人，或乘车人已有时间重叠的车票时，先给后面的订单。',
    '预付款按最贵的组合收取，兑现后按实际票价多退。',
    '兑现前可随时取消，预付款原路全额退回。',
  ],
  total: '预付款',
  perPerson: '单人预付款',
  submit: '提交候补订单',
  submitNote: '支付预付款后开始候补，未兑现全额退回',
  loading: '正在核对候补车次',
  checking: '正在核对候补车次…',
  most: (most: number) => `最多候补 ${most} 个组合`,
};

export type Texts = typeof texts;
