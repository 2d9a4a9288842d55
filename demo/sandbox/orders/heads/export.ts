import { sql } from 'kysely';
import type { z } from 'zod';
import type { OrderExport, OrderType } from '#contract/order-list.ts';
import type { orderListSchemas } from '#contract/order-list.schema.ts';
import { totalCap } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { statusLook } from '#domain/order/flight-status.ts';
import { badInput, memberOf, ok, refuse } from '../../call.ts';
import type { Call, Member } from '../../call.ts';
import type { World } from '../../world.ts';
import { keepDownload, readDownload } from '../../lists/downloads.ts';
import { exported } from '../../lists/exported.ts';
import type { Column } from '../../lists/exported.ts';
import { countable } from '../../lists/paged.ts';
import { id, ordersOf, seesOthers, sorts, viewerOf } from './list-query.ts';
import type { OrderHead } from './list-query.ts';

type Input = z.output<typeof orderListSchemas.export>;

/** Opened by the browser itself: the key in it is all it needs. */
export const exportFilePath = '/order/exportFile';

const typeNames: Record<OrderType, string> = { airTicket: '机票', gp: '公务票', hotel: '酒店', train: '火车票' };

const fileNameOf = ({ type }: Input, at: number): string => `${typeNames[type]}订单-${dayAt(at).replaceAll('-', '')}`;

/** Says where the file is and how many rows it has; the file is made when it is fetched. */
export async function exportOrders(input: Input, call: Call): Promise<Envelope<OrderExport>> {
  const sort = (input.sort ?? '-created').replace(/^-/, '');
  if (!Object.hasOwn(sorts, `-${sort}`)) return badInput('sort', '不支持这种排序方式');
  const { rows: counted } = await sql<{ rows: number }>`select count(*)::int as rows from (${countable(ordersOf(call.db, viewerOf(memberOf(call)), input, call.now()))}) as found`.execute(call.db);
  const rows = counted[0]?.rows ?? 0;
  if (rows === 0) return refuse(404, '没有符合条件的订单可导出');
  if (rows > totalCap) return badInput('days', `一次最多导出 ${totalCap.toLocaleString('en')} 条订单，请缩小日期范围`);
  const key = await keepDownload(call, input);
  return ok({ url: `${call.baseUrl}${exportFilePath}?key=${key}`, fileName: `${fileNameOf(input, call.now())}.${input.format}`, rows });
}

export async function sendOrderFile({ db, now }: Pick<World, 'db' | 'now'>, key: string): Promise<Response> {
  const download = await readDownload<Input>(db, key, now());
  if (!download) return new Response('下载链接已失效，请重新导出', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
  const { member, app, input, madeAt } = download;
  const query = ordersOf(db, viewerOf(member), input, madeAt);
  return exported({ list: { db, query, sorts, id }, sort: input.sort, columns: columnsOf(member, app.switches.showServFee), format: input.format, fileName: fileNameOf(input, madeAt) });
}

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
