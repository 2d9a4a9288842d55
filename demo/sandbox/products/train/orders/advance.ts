import { awaitsApproval } from '#domain/product/status-table.ts';
import type { RailStatus } from '#domain/product/rail-status.ts';
import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { earnIncomes } from '../../../money/incomes/earn.ts';
import { book, insurers, moneyOfOrder, railSales } from '../../../money/ledger/ledger.ts';
import { tick } from '../../../orders/life.ts';
import { lapsedEvent } from '../../../orders/approval/end-with-order.ts';
import { approvalPort } from '../../../orders/approval/ports.ts';
import type { Life } from '../../../orders/life.ts';
import { endRejected, rejectOrder } from '../../../orders/making/reject-order.ts';
import { move } from '../../../orders/move.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';
import { recordRail } from '../../../orders/record.ts';
import { isRefused } from '../../../orders/refused.ts';
import { ticketingMs } from '../../../orders/timing.ts';
import { voidOrder } from '../../../orders/making/void-order.ts';
import { railPriceNow } from './price-now.ts';
import { saleStep } from '../after-sale/steps/sale-steps.ts';
import { railOrders, ticketsOf } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import { takeActualPrice, waitStep } from '../waiting/wait-money.ts';
import { ridePart, rideParts } from '../shown/case-parts.ts';
import type { RailChangeContent } from '../../../ground/database/tables/tables-rail.ts';
import { refreshHead, seatOf } from '../rows/rail-head.ts';

/** The step that is due on an order, at its own time. */
async function step(tx: Tx, order: RailOrderState, at: number): Promise<RailOrderState> {
  switch (order.status) {
    case 0:
      return await voidRailOrder(tx, order, {
        at,
        title: '订单已取消',
        detail: `超过支付时限未支付，${order.content.wait ? '候补未开始' : '座位已释放'}`,
      });
    case awaitsApproval:
      return await voidRailOrder(tx, order, lapsedEvent(at, order.content.wait ? '候补未开始' : '座位已释放'));
    case 1:
      return await askForTickets(tx, order, at);
    case 7:
      return isRefused(order.content.passengers.map(({ name }) => name))
        ? await reject(tx, order, at)
        : await issueTickets(tx, order, at);
    case 8:
      return await endRejected(tx, railOrders, order, at);
    default:
      return (await waitStep(tx, order, at)) ?? (await saleStep(tx, order, at));
  }
}

/** 1 → 7: the railway is asked for the tickets. */
export const askForTickets = async (tx: Tx, order: RailOrderState, at: number): Promise<RailOrderState> =>
  await move(
    tx,
    railOrders,
    order,
    7,
    { step_at: at + ticketingMs(order.order_id) },
    { at, title: '出票中', detail: '已提交铁路系统出票' },
  );

/** Unpaid and over, by the member or by time: seats, the company's share and open QR codes are given up once. */
export const voidRailOrder = async (tx: Tx, order: RailOrderState, event: OrderEvent): Promise<RailOrderState> =>
  await voidOrder(tx, railOrders, order, event);

/** Paid, and the railway has no seats, or no train, for it: all money goes back. */
export const reject = async (
  tx: Tx,
  order: RailOrderState,
  at: number,
  why = '铁路系统未能出票',
): Promise<RailOrderState> => await rejectOrder(tx, railOrders, order, at, why);

/** 7 → 2: the tickets are valid, and the money is the railway's. */
async function issueTickets(tx: Tx, order: RailOrderState, at: number): Promise<RailOrderState> {
  const { order_id: orderId, member_id: memberId, app_id: appId } = order;
  const { payprice, stepAt } = await takeActualPrice(tx, order, at);
  const tickets = await ticketsOf(tx, orderId);
  const premium = tickets.reduce((sum, { insurance }) => sum + insurance, 0);
  await book(tx, {
    key: `settlement:${orderId}`,
    kind: 'settlement',
    orderId,
    memberId,
    appId,
    at,
    moves: {
      [moneyOfOrder(orderId)]: -payprice,
      [railSales]: payprice - premium,
      ...(premium && { [insurers]: premium }),
    },
  });
  await recordRail(tx, orderId);
  const seats = order.content.rides.map(
    (ride, rideNo) =>
      `${ride.trainNumber} 次 ${tickets
        .filter(({ ride_no }) => ride_no === rideNo)
        .map(({ seat }) => seatOf(ride, seat))
        .join('、')}`,
  );
  await earnIncomes(
    tx,
    order,
    tickets.map(({ price }) => price),
    at,
  );
  const event = { at, title: '已出票', detail: seats.join('；') };
  const moved = await move(tx, railOrders, order, 2, { step_at: stepAt }, event);
  await refreshHead(tx, moved);
  return moved;
}

/** Orders of train tickets as time moves them on. */
export const railLife: Life<RailOrderState, RailStatus> = { kind: railOrders, step };

/** Takes the steps of all train orders that are due. */
export const advanceRail = async (db: Database, now: number, owner?: ClockOwner): Promise<number> =>
  await tick(db, railLife, now, undefined, owner);

/** Orders that a company decides on. */
export const railApproval = approvalPort(railLife, {
  end: voidRailOrder,
  priceNow: railPriceNow,
  parts: async (tx, order) => rideParts(order, await ticketsOf(tx, order.order_id)),
  fresh: (content) => [ridePart((content as RailChangeContent).fresh)],
});
