import { showFen } from '#domain/money.ts';
import type { RailStatus } from '#domain/product/rail-status.ts';
import type { Tx } from '../../../ground/call.ts';
import type { Life } from '../../../orders/life.ts';
import { move } from '../../../orders/move.ts';
import { isRefused } from '../../../orders/refused.ts';
import { ticketingMs } from '../../../orders/timing.ts';
import { voidOrder } from '../../../orders/void-order.ts';
import { railOrders } from './rail-orders.ts';
import type { RailOrderState } from './rail-orders.ts';

/** The step that is due on an order, at its own time. */
async function step(tx: Tx, order: RailOrderState, at: number): Promise<RailOrderState> {
  switch (order.status) {
    case 0:
      return await voidOrder(
        tx,
        railOrders,
        order,
        { at, title: '订单已取消', detail: '超过支付时限未支付，座位已释放' },
        (shares) => `公司部分 ¥${showFen(shares.reduce((sum, { amount }) => sum + amount, 0))} 退回授信额度`,
      );
    case 1:
      return await move(
        tx,
        railOrders,
        order,
        7,
        { step_at: at + ticketingMs(order.order_id) },
        { at, title: '出票中', detail: '已提交铁路系统出票' },
      );
    case 7:
      return isRefused(order.content.passengers.map(({ name }) => name))
        ? await move(
            tx,
            railOrders,
            order,
            8,
            {},
            { at, title: '出票失败', detail: '铁路系统未能出票，款项将原路退回' },
          )
        : await move(tx, railOrders, order, 2, {}, { at, title: '已出票', detail: seatsInWords(order) });
    default:
      throw new Error(`rail order ${order.order_id} has no step in status ${order.status}`);
  }
}

const seatsInWords = ({ content }: RailOrderState): string =>
  content.rides
    .map(({ trainNumber }, ride) => `${trainNumber} 次 ${(content.seatNames[ride] ?? []).join('、')}`)
    .join('；');

/** Orders of train tickets as time moves them on. */
export const railLife: Life<RailOrderState, RailStatus> = { kind: railOrders, step };
