import type { RailStatus } from '#domain/product/rail-status.ts';
import { awaitsSeats } from '#domain/product/status-table.ts';
import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { earnIncomes } from '../../../money/incomes/earn.ts';
import { book, insurers, moneyOfOrder, railSales } from '../../../money/ledger/ledger.ts';
import { tick } from '../../../orders/life.ts';
import { approvalPort } from '../../../orders/approval/ports.ts';
import { move } from '../../../orders/move.ts';
import { recordRail } from '../../../orders/record.ts';
import { lifeOfTickets } from '../../../orders/tickets/life-of-tickets.ts';
import { railPriceNow } from './price-now.ts';
import { saleStep } from '../after-sale/steps/sale-steps.ts';
import { railOrders, ticketsOf } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import { takeActualPrice, waitStep } from '../waiting/wait-money.ts';
import { ridePart, rideParts } from '../shown/case-parts.ts';
import type { RailChangeContent } from '../../../ground/database/tables/tables-rail.ts';
import { refreshHead, seatOf } from '../rows/rail-head.ts';

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

/** Of an order that is given up before its payment. */
export const freedOf = ({ content }: RailOrderState): string =>
  content.wait ? '候补未开始' : content.seating ? '未占用座位' : '座位已释放';

/** Orders of train tickets as time moves them on. */
export const {
  life: railLife,
  voidUnpaid: voidRailOrder,
  askForTickets,
  reject,
} = lifeOfTickets<RailOrderState, RailStatus>({
  kind: railOrders,
  supplier: '铁路系统',
  freed: freedOf,
  issue: issueTickets,
  later: async (tx, order, at) =>
    order.status === awaitsSeats
      ? await (await import('./take-turn.ts')).takeTurn(tx, order, at)
      : ((await waitStep(tx, order, at)) ?? (await saleStep(tx, order, at))),
});

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
