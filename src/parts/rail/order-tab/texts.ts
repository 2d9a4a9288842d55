import { railLead } from '#domain/rail/order/rail-lead.ts';
import { trainChangeNames } from '#domain/rail/order/ride-schedule.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { cancelRailTexts } from '../order/words/order-texts.ts';

/** Words of the tab of train orders. */
export const railTabTexts = {
  ...cancelRailTexts,
  groups: {
    all: '全部',
    unpaid: '待支付',
    seating: '占座中',
    ticketing: '出票中',
    waiting: '候补中',
    travel: '待出行',
    after: '退改中',
    done: '已完成',
  },
  noneOf: (group: string) => `没有${group}的火车票订单`,
  dateKinds: { created: '预订日期', travel: '乘车日期' },
  wordsHint: '订单号 / 乘车人 / 车次 / 车站',
  noneText: '预订后，可在这里支付、查看座位、退票和改签',
  book: '订火车票',
  train: '车次',
  departs: '开车时间',
  passengers: '乘车人',
  pay: '去支付',
  changeDue: '待支付差价',
  payChange: '支付差价',
  cancel: '取消订单',
  change: '改签',
  refund: '退票',
  free: (action: string) => `免费${action}`,
  again: '再次预订',
  saleProgress: '退改进度',
  changed: (name: string) => `含${name}`,
  deposit: '预付款',
  paid: '支付成功',
  paidResult: '查看结果',
  span: rideSpan,
  seat: (label: string) => label,
  waits: (trainNumber: string, trains: number) => `${trainNumber} 等 ${trains} 个车次`,
  until: (moment: string) => `（${moment} 截止）`,
  waitsUntil: (moment: string) => `最晚 ${moment} 截止`,
  seats: (count: number) => `等 ${count} 座`,
  lead: railLead,
  schedule: trainChangeNames,
  semicolon: '；',
  /** Why there are no tickets. */
  ends: {
    stopped: '列车已停运',
    refused: '审批未通过',
    lapsed: '审批超时',
    railway: '占座失败',
    deadline: '超时未支付',
    member: '您已取消',
    unpaid: '未支付',
    rejected: '铁路未能出票',
    unserved: '候补未兑现',
    givenUp: '您已取消候补',
  },
  byBooker: '预订人已取消',
  ended: {
    seats: (why: string) => `${why}，座位已放回`,
    unseated: (why: string) => `${why}，未占用座位`,
    none: (why: string) => `${why}，没有扣款`,
    wait: (why: string) => `${why}，候补没有开始`,
    money: (why: string) => `${why}，款项原路退回`,
    deposit: (why: string) => `${why}，预付款原路退回`,
  },
};

export const railTexts = (services: Pick<Services, 'config'>): typeof railTabTexts =>
  textsOf(services, 'order-list-train', railTabTexts);
