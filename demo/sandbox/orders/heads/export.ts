import type { z } from 'zod';
import type { OrderType } from '#contract/order-list.ts';
import type { orderListSchemas } from '#contract/order-list.schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { statusLook } from '#domain/order/flight-status.ts';
import type { Member } from '../../call.ts';
import { listFile } from '../../lists/list-file.ts';
import type { Column } from '../../lists/exported.ts';
import { id, ordersOf, seesOthers, sorts, viewerOf } from './list-query.ts';
import type { OrderHead } from './list-query.ts';

type Input = z.output<typeof orderListSchemas.export>;

const typeNames: Record<OrderType, string> = { airTicket: '机票', gp: '公务票', hotel: '酒店', train: '火车票' };

export const orderFile = listFile({
  path: '/order/exportFile',
  noun: '订单',
  nameOf: ({ type }: Input) => `${typeNames[type]}订单`,
  list: (db, member, input, now) => ({ query: ordersOf(db, viewerOf(member), input, now), sorts, id }),
  columns: ({ member, app }) => columnsOf(member, app.switches.showServFee),
});

/** The parts of the amount add up in each row, also where the application hides what a part is. */
function columnsOf(member: Member, showServFee: boolean): Column<OrderHead>[] {
  const text = (title: string, value: (order: OrderHead) => string): Column<OrderHead> => ({ title, type: 'text', value });
  const money = (title: string, value: (order: OrderHead) => number): Column<OrderHead> => ({ title, type: 'money', value: (order) => yuanOf(value(order)) });
  const moment = (title: string, value: (order: OrderHead) => number): Column<OrderHead> => ({ title, type: 'moment', value: (order) => momentAt(value(order)) });
  return [
    text('订单号', ({ order_id }) => order_id),
    moment('预订时间', ({ created_at }) => created_at),
    text('状态', ({ status }) => statusLook(status).label),
    text('出行类型', ({ travel_type }) => (travel_type === 'business' ? '因公' : '因私')),
    ...(seesOthers(member) ? [text('预订人', ({ member_name }) => member_name ?? '')] : []),
    text('行程', ({ title }) => title),
    text('航班号', ({ card }) => card.flightList.map(({ flightNo }) => flightNo).join('、')),
    moment('起飞时间', ({ travel_at }) => travel_at),
    moment('到达时间', ({ ends_at }) => ends_at),
    text('乘机人', ({ card }) => card.psgNames.join('、')),
    money('票款', ({ amount, card }) => amount - card.taxes - card.insurance - card.serviceFee),
    money('机建燃油', ({ card }) => card.taxes),
    money('保险', ({ card }) => card.insurance),
    money(showServFee ? '服务费' : '其他费用', ({ card }) => card.serviceFee),
    money('订单金额', ({ amount }) => amount),
  ];
}
