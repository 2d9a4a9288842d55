import type { z } from 'zod';
import type { orderListSchemas } from '#contract/order-list.schema.ts';
import { feeName } from '#domain/payment/fee-name.ts';
import type { OrderType } from '#domain/product/names.ts';
import { orderTypeNames } from '#domain/product/products.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import type { Member } from '../../ground/call.ts';
import { listFile } from '../../ground/lists/list-file.ts';
import { headLine } from './head-line.ts';
import { id, ordersOf, seesOthers, sorts, viewerOf } from './list-query.ts';
import type { OrderHead } from './list-query.ts';
import { momentColumn, moneyColumn, numberColumn, textColumn } from '../../ground/lists/column.ts';
import type { Column } from '../../ground/lists/column.ts';

type Input = z.output<typeof orderListSchemas.export>;

export const orderFile = listFile({
  path: '/order/exportFile',
  noun: '订单',
  nameOf: ({ type }: Input) => `${orderTypeNames[type]}订单`,
  list: (db, member, input, now) => ({ query: ordersOf(db, viewerOf(member), input, now), sorts, id }),
  columns: ({ member, app, input, madeAt }) => columnsOf[input.type](member, app.switches.showServFee, madeAt),
});

/** The columns that each file of orders begins with. */
const firstColumns = (member: Member, now: number): Column<OrderHead>[] => [
  textColumn('订单号', ({ order_id }) => order_id),
  momentColumn('预订时间', ({ created_at }) => created_at),
  textColumn('状态', (head) => headLine(head, now).look.label),
  textColumn('出行类型', ({ travel_type }) => (travel_type === 'business' ? '因公' : '因私')),
  ...(seesOthers(member) ? [textColumn('预订人', ({ member_name }: OrderHead) => member_name ?? '')] : []),
];

/** The days, the room and the guests of a stay; its amount is the whole of it, wherever it is paid. */
const stayColumns = (member: Member, _fee: boolean, now: number): Column<OrderHead>[] => [
  ...firstColumns(member, now),
  textColumn('酒店', ({ title }) => title),
  textColumn('城市', ({ card }) => card.hotel?.cityName ?? ''),
  textColumn('房型', ({ card }) => card.hotel?.room ?? ''),
  textColumn('入住日期', ({ card }) => card.hotel?.checkIn ?? ''),
  textColumn('离店日期', ({ card }) => card.hotel?.checkOut ?? ''),
  numberColumn('晚数', ({ card }) => card.hotel?.nights ?? null),
  numberColumn('间数', ({ card }) => card.hotel?.rooms ?? null),
  textColumn('入住人', ({ card }) => card.psgNames.join('、')),
  moneyColumn('订单金额', ({ amount }) => amount),
  moneyColumn('取消扣款', ({ card }) => card.kept ?? 0),
];

/** An unpaid order, and one that was cancelled before it was paid. */
const isUnpaid = (status: number): boolean => [0, 5, 12, 14].includes(status);

/** The last columns of orders of tickets. */
const ticketSums: readonly Column<OrderHead>[] = [
  moneyColumn('改签补差', ({ card }) => card.exchange ?? 0),
  moneyColumn('订单金额', ({ amount }) => amount),
  moneyColumn('实付合计', ({ amount, status }) => (isUnpaid(status) ? 0 : amount)),
  moneyColumn('已退金额', ({ card }) => card.returned ?? 0),
];

/** The parts of the amount add up in each row, also where the application hides what a part is. */
function flightColumns(member: Member, showServFee: boolean, now: number): Column<OrderHead>[] {
  return [
    ...firstColumns(member, now),
    textColumn('行程', ({ title }) => title),
    textColumn('航班号', ({ card }) => card.flightList.map(({ flightNo }) => flightNo).join('、')),
    momentColumn('起飞时间', ({ travel_at }) => travel_at),
    momentColumn('到达时间', ({ ends_at }) => ends_at),
    textColumn('乘机人', ({ card }) => card.psgNames.join('、')),
    moneyColumn(
      '票款',
      ({ amount, card }) => amount - card.taxes - card.insurance - card.serviceFee - (card.exchange ?? 0),
    ),
    moneyColumn('机建燃油', ({ card }) => card.taxes),
    moneyColumn('保险', ({ card }) => card.insurance),
    moneyColumn(feeName(showServFee), ({ card }) => card.serviceFee),
    ...ticketSums,
  ];
}

/** Each ticket of a train order stands with its passenger, seat and state. */
const railColumns = (member: Member, now: number): Column<OrderHead>[] => {
  const ridesOf = ({ card }: OrderHead) => card.train?.rides ?? [];
  return [
    ...firstColumns(member, now),
    textColumn('行程', ({ title }) => title),
    textColumn('车次', (head) =>
      ridesOf(head)
        .map(({ trainNumber }) => trainNumber)
        .join('、'),
    ),
    textColumn('席别', (head) =>
      [...new Set(ridesOf(head).map(({ seatClass }) => seatClassNames[seatClass]))].join('、'),
    ),
    momentColumn('开车时间', ({ travel_at }) => travel_at),
    momentColumn('到达时间', ({ ends_at }) => ends_at),
    textColumn('乘车人', ({ card }) => card.psgNames.join('、')),
    textColumn('票种', ({ card }) => (card.train?.ticketTypes ?? []).map((type) => ticketTypeNames[type]).join('、')),
    textColumn('座位', (head) =>
      ridesOf(head)
        .flatMap(({ seats }) => seats)
        .join('、'),
    ),
    textColumn('车票状态', ({ card }) => (card.ticketTexts ?? []).join('；')),
    moneyColumn('票款', ({ amount, card }) => amount - card.insurance - (card.exchange ?? 0)),
    moneyColumn('保险', ({ card }) => card.insurance),
    ...ticketSums,
  ];
};

const columnsOf: Readonly<
  Record<OrderType, (member: Member, showServFee: boolean, now: number) => Column<OrderHead>[]>
> = {
  airTicket: flightColumns,
  gp: flightColumns,
  hotel: stayColumns,
  train: (member, _fee, now) => railColumns(member, now),
  intl: flightColumns,
};
