import { saleTexts } from '#parts/order/sale/words/sale-texts.ts';

const together = (children: string, others: string): string =>
  `${children} 此后只与 ${others} 同行，没有购成人票的同行人，请确认。`;

/** Words of a refund of international flights. */
export const intlRefundTexts = {
  ...saleTexts,
  refund: '退票',
  tickets: '退哪几程、哪几位',
  chooseTicket: '请选择要退的机票',
  choose: '选择机票后显示可退金额',
  follows: '随同行成人一起退',
  together,
  think: '再想想',
  confirm: (tickets: number) => `确认退票 ${tickets} 张`,
  quote: '退款试算',
  paid: '已付金额',
  by: { before: '出行前', after: '已出行', involuntary: '航司变更，免手续费' },
  charge: (name: string, way: string, by: string) => `${name} ${way} 退票费（${by}）`,
  taxKept: '不退的税费',
  feeKept: '服务费不退',
  taxBack: (amount: string) => `税费 ${amount} 全部退回`,
  back: '预计退回',
  inOrder: '机票须按行程顺序使用：退掉前一程后，保留的后一程可能被航司拒绝承运，请先向航司确认。',
  refundDone: '退票已受理',
};

/** Words of a change of one slice. */
export const intlChangeTexts = {
  ...saleTexts,
  change: '改签',
  slice: '改哪一程',
  tickets: '改哪几位',
  chooseTicket: '请选择要改签的机票',
  follows: '随同行成人一起改',
  together,
  ticketsFirst: '选择机票后显示可改的航班',
  days: '改签日期',
  flights: '可改签的航班',
  flightsFailed: '航班加载失败，请重试',
  none: '当天没有可改签的航班，请选择其他日期',
  flight: '航班（当地时间）',
  way: '行程',
  left: (left: number) => (left >= 9 ? '有票' : `剩 ${left} 张`),
  difference: '应付合计',
  withFee: '含手续费',
  due: (amount: string) => `补 ${amount}`,
  even: '无需支付',
  close: {
    before: (gap: string, verdict: string) => `距上一程到达 ${gap}，${verdict}`,
    after: (gap: string, verdict: string) => `距下一程起飞 ${gap}，${verdict}`,
  },
  closeNote: (needed: number) => `自行转机至少需要 ${needed} 分钟`,
  action: '操作',
  choose: '选择',
  chooseFlight: '请选择新航班',
  otherFlight: '改选航班',
  think: '再想想',
  quote: '改签试算',
  old: '原航班',
  fresh: '新航班',
  spread: '票价差额',
  taxSpread: '税费差额',
  charge: '改签手续费',
  toPay: '需支付',
  kept: '差额不退',
  waived: '航司变更，差额免收',
  noBack: '新票价与税费合计低于原票时，差额不退',
  forPeople: (names: string) => `乘机人 ${names}`,
  keptUntilPaid: '提交后为您保留新座位；付清差价前原机票一直有效。',
  confirm: (tickets: number) => `确认改签 ${tickets} 张`,
  confirmAndPay: '占新座并支付差价',
  sure: (tickets: number) => ({
    title: `确认改签 ${tickets} 张？`,
    yes: '确认改签',
    no: '再想想',
  }),
  sureText: (old: string, fresh: string) => `${old} 改为 ${fresh}。没有差价要付，确认后立即生效，不能撤回。`,
  changeDone: '改签已完成',
};

export type IntlChangeTexts = typeof intlChangeTexts;
