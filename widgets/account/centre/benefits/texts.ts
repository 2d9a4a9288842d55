import { cancelTexts } from '#parts/order/tab/button-texts.ts';

/** Words of the page of member benefits. */
export const texts = {
  title: '会员权益',
  toCentre: '返回',
  mine: '我的权益',
  level: '会员等级',
  until: '有效期至',
  noLevel: '升级后客服优先接入',
  card: '服务卡余额',
  cardNote: '致电客服办理人工服务时抵扣',
  vouchers: '服务券',
  noVouchers: '暂无可用服务券',
  piecesOf: (count: number) => `${count} 张`,
  gain: '权益',
  has: '有',
  current: (level: string) => `${level}（当前）`,
  levels: ['普通会员', '银卡会员', '金卡会员', '白金卡会员'] as readonly string[],
  /** Each with the first level that has it. */
  levelGains: [
    ['全年无休电话客服', 0],
    ['客服优先接入', 1],
    ['退改由专人跟进', 2],
    ['专属客服', 3],
  ] as readonly (readonly [name: string, from: number])[],
  kinds: { upgrade: '升级会员', payAnnualFee: '续年费', buffetCard: '自助服务卡', buyTicket: '服务券套餐' },
  buy: '购买',
  ordered: '订单已提交，请在 30 分钟内完成支付',
  note: '权益支付后立即生效，为虚拟服务，售出后不支持退款。使用请致电客服 ',
  orders: '权益订单',
  noOrders: '还没有权益订单',
  states: { open: '待支付', paid: '已支付', voided: '已取消' },
  pay: '去支付',
  left: '剩余',
  unfinished: '您还有未处理的订单',
  unfinishedText: (name: string, amount: string) => `“${name}”（¥${amount}）等待支付。请先支付或取消，再购买同类权益。`,
  later: '稍后再说',
  cancel: cancelTexts.cancelOrder,
  cancelled: cancelTexts.cancelled,
  cancelQuestion: {
    title: '取消订单',
    text: '确定取消这笔权益订单吗？之后可重新购买。',
    yes: cancelTexts.cancelOrder,
    no: '再想想',
    kind: 'danger' as const,
  },
};

export type Texts = typeof texts;
