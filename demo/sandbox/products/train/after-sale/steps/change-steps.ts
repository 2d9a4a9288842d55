import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../../../ground/call.ts';
import { book, moneyOfOrder, railSales } from '../../../../money/ledger/ledger.ts';
import { noteExchange } from '../../../../money/ledger/note-returned.ts';
import { partsText } from '../../../../money/payments/give-back.ts';
import { countMore } from '../../../../orders/applications/uses.ts';
import { finishShares, startShares } from '../../../../orders/money-back.ts';
import { noteNews } from '../../../../orders/move.ts';
import type { OrderEvent } from '../../../../orders/order-event.ts';
import { recordChange } from '../../../../orders/record.ts';
import { giveUp, goOn, stays } from '../../../../orders/sales/go-on.ts';
import { updateSale } from '../../../../orders/sales/sale-rows.ts';
import { flushVouchers } from '../../../../orders/vouchers/issue.ts';
import { refundMs } from '../../../../orders/timing.ts';
import { refreshHead, seatOf } from '../../rows/rail-head.ts';
import { railOrders, setTickets, ticketsOf, wantsOf } from '../../rows/rail-orders.ts';
import type { RailOrderState, RailTicket } from '../../rows/rail-orders.ts';
import type { RailChange } from '../../rows/sale-rows.ts';
import { railSeats } from '../../seats/inventory.ts';

export const dueOf = ({ content }: Pick<RailChange, 'content'>): Fen =>
  content.items.reduce((sum, { due }) => sum + due, 0);

/** Tickets of one ride for the passengers of a change. */
export const ofRide = (
  tickets: readonly RailTicket[],
  { content: { items } }: RailChange,
  rideNo: number,
): RailTicket[] =>
  tickets.filter((one) => one.ride_no === rideNo && items.some(({ passengerNo }) => passengerNo === one.passenger_no));

/** The difference is not paid, or the new train is cancelled: the new seats go back, the old tickets are valid as before. */
export const giveUpChange = async (
  tx: Tx,
  order: RailOrderState,
  sale: RailChange,
  how: OrderEvent & { state: 'withdrawn' | 'lapsed' | 'refused' },
): Promise<RailOrderState> =>
  await giveUp(tx, railOrders, order, sale, {
    ...how,
    async giveSeats() {
      const fresh = ofRide(await ticketsOf(tx, order.order_id), sale, sale.content.freshNo);
      for (const want of wantsOf(fresh)) await railSeats.release(tx, want);
      await setTickets(tx, order.order_id, 'void', fresh);
    },
  });

/** 2, 3 → 3: new tickets for the old ones, whose seats go back, and the money goes to whom it belongs. The new seats are held. */
export async function confirmChange(
  tx: Tx,
  order: RailOrderState,
  sale: RailChange,
  at: number,
): Promise<RailOrderState> {
  const { order_id: orderId } = order;
  const { content } = sale;
  const { fresh, freshNo, rideNo, shares, keepsFivePercent } = content;
  const tickets = await ticketsOf(tx, orderId);
  const [before, after] = [ofRide(tickets, sale, rideNo), ofRide(tickets, sale, freshNo)];
  for (const want of wantsOf(after)) await railSeats.sell(tx, want);
  for (const want of wantsOf(before)) await railSeats.giveBack(tx, want);
  await setTickets(tx, orderId, 'changed', before);
  await setTickets(tx, orderId, 'open', after);
  if (keepsFivePercent)
    await tx
      .updateTable('rail_tickets')
      .set({ keeps_five: true })
      .where('order_id', '=', orderId)
      .where('ride_no', '=', freshNo)
      .execute();
  await settleChange(tx, order, sale, at);
  await noteExchange(tx, orderId, dueOf(sale));
  await countMore(tx, orderId, dueOf(sale));
  const isBack = await startShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await updateSale(tx, sale, {
    state: isBack ? 'done' : 'returning',
    decided_at: at,
    step_at: isBack ? null : at + refundMs,
    ...(isBack && shares.length && { paid_back_at: at }),
  });
  await recordChange(tx, orderId, sale.sale_id, at);
  await flushVouchers(tx, orderId, at);
  await refreshHead(tx, order);
  const seats = after.map(({ seat }) => seatOf({ ...fresh, changedFrom: rideNo }, seat));
  return await goOn(tx, railOrders, order, 3, {
    message: 'change',
    at,
    title: content.isOtherStation ? '变更到站成功' : '改签成功',
    detail: `${fresh.trainNumber} 次 ${fresh.from.at.slice(5, 16)} ${fresh.from.station} → ${fresh.to.station} ${seats.join('、')}${
      shares.length ? `，退回 ${partsText(shares)}` : ''
    }`,
  });
}

/** The difference goes to the railway, or lies in the order's account for the payments that get it back. */
async function settleChange(
  tx: Tx,
  { order_id: orderId, member_id: memberId, app_id: appId }: RailOrderState,
  sale: RailChange,
  at: number,
): Promise<void> {
  const due = dueOf(sale);
  if (!due) return;
  const moves = { [railSales]: due, [moneyOfOrder(due > 0 ? sale.sale_id : orderId)]: -due };
  await book(tx, {
    key: `settlement:${sale.sale_id}`,
    kind: 'changeSettlement',
    orderId,
    memberId,
    appId,
    at,
    moves,
  });
}

/** The next step of a change, at its time: its deadline, or a provider has given money back. */
export async function changeStep(tx: Tx, order: RailOrderState, sale: RailChange, at: number): Promise<RailOrderState> {
  if (sale.state === 'unpaid')
    return await giveUpChange(tx, order, sale, {
      state: 'lapsed',
      at,
      title: '改签已取消',
      detail: '超过支付时限未支付差价，原车票继续有效',
    });
  const { order_id: orderId } = order;
  const { shares } = sale.content;
  await finishShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await updateSale(tx, sale, { state: 'done', paid_back_at: at, step_at: null });
  await noteNews(tx, railOrders, orderId, 'change', {
    at,
    title: '退款完成',
    detail: `${partsText(shares)} 已原路退回`,
  });
  return await stays(tx, railOrders, order);
}
