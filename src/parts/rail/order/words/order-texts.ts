import { changeName } from '#domain/rail/change-rules.ts';
import { ticketSalesTexts } from '#parts/order/sale/words/ticket-texts.ts';

export const afterTripTexts = {
  missedTitle: '误了车怎么办',
  missedRefund: (moment: string) => `${moment} 开车后不能退票`,
  missedChange: (day: string) => `${day} 24:00 前可改签当日其他车次`,
  missedChanged: '已改过的车票，误车后不能再改',
  voucherTitle: '报销凭证',
  voucherText: '铁路电子客票按实际出行人开具，行程结束后 180 天内可申请；退票费、改签费另开。',
  voucherFees: '退票费、改签费开具铁路退改费凭证，行程结束后 180 天内可申请。',
  voucherBilled: '公司支付，凭证随企业账单开具，无需申请。',
  voucherAsk: '申请开具',
  voucherLook: '查看可开具的凭证',
  voucherShow: '查看报销凭证',
};

export const orderRidesTexts = { ride: '车次', business: '因公', over: '超标', print: '打印行程单' };

export const railTicketTexts = {
  tickets: '车票',
  people: '乘车人',
  ticketsSub: '每张票各自的状态与操作',
  refund: '退票',
  change: '改签',
  changedOnce: (isOther: boolean) => `已${changeName(isOther)}过 1 次`,
  changedOver: (isOther: boolean) => `已${changeName(isOther)}`,
  showOver: (tickets: number) => `显示已退改的 ${tickets} 张车票`,
  seatLater: '席位待分配',
  oldTicket: '原票',
  newTicket: '新票',
  freeChild: (name: string) => `携免费儿童 ${name}`,
  refundNow: (percent: number, fee: string) => (percent ? `现在退扣 ¥${fee}` : '现在退免手续费'),
};

export const cancelRailTexts = {
  cancelQuestion: {
    title: '取消订单',
    text: '取消后座位立即放回，不扣款。一天内取消 3 笔后，当日不能再购买火车票。确定取消吗？',
    yes: '取消订单',
    no: '再想想',
    kind: 'danger' as const,
  },
  giveUpQuestion: {
    title: '取消候补',
    text: '取消后不再候补，预付款按原支付方式全额退回。确定取消吗？',
    yes: '取消候补',
    no: '再想想',
    kind: 'danger' as const,
  },
  seatingQuestion: {
    title: '放弃占座',
    text: '还没有占到座位，放弃不扣款，也不计入当日取消次数。确定放弃吗？',
    yes: '放弃占座',
    no: '继续等待',
    kind: 'danger' as const,
  },
  dropQuestion: {
    title: '取消候补',
    text: '还没有支付预付款，候补没有开始，也没有占座，取消不扣款。一天内取消 3 笔后，当日不能再购买火车票。确定取消吗？',
    yes: '取消候补',
    no: '再想想',
    kind: 'danger' as const,
  },
  cancelled: '订单已取消',
  waitOver: '候补已取消',
  depositBack: '，预付款按原支付方式退回',
  /** Of a change that may be one of destination. */
  anyChange: '变更',
  /** `name`: of the change. */
  withdrawQuestion: (name: string) => ({
    title: `取消${name}`,
    text: '取消后新座位放回，原票继续有效，不计入办理次数。确定取消吗？',
    yes: `取消${name}`,
    no: '再想想',
    kind: 'danger' as const,
  }),
  withdrawn: (name: string) => `${name}已取消，原票继续有效`,
};

export const railSalesTexts = {
  ...ticketSalesTexts,
  refundTitle: '退票',
  changeTitle: changeName,
  /** The kinds of changes in an order. */
  changesAs: (areOther: readonly boolean[]) => areOther.map(changeName).join('、'),
  withdrawOf: (isOther: boolean) => `撤回${changeName(isOther)}`,
  oldTrain: '原车次',
  newTrain: '新车次',
};
