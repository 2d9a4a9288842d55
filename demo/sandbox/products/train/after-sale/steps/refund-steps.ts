import type { RailStatus } from '#domain/product/rail-status.ts';
import type { Tx } from '../../../../ground/call.ts';
import { takeIncomesBack } from '../../../../money/incomes/earn.ts';
import { book, moneyOfOrder, railSales } from '../../../../money/ledger/ledger.ts';
import { noteReturned } from '../../../../money/ledger/note-returned.ts';
import { partsText } from '../../../../money/payments/give-back.ts';
import { showFen } from '#domain/money.ts';
import { finishShares, startShares } from '../../../../orders/money-back.ts';
import { move, noteNews } from '../../../../orders/move.ts';
import type { OrderEvent } from '../../../../orders/order-event.ts';
import { recordRefund } from '../../../../orders/record.ts';
import { nextStepAt, scheduleOrder, updateSale } from '../../../../orders/sales/sale-rows.ts';
import { flushVouchers } from '../../../../orders/vouchers/issue.ts';
import { refundMs } from '../../../../orders/timing.ts';
import { refreshHead } from '../../rows/rail-head.ts';
import { railOrders, setTickets, ticketsOf, wantsOf } from '../../rows/rail-orders.ts';
import type { RailOrderState } from '../../rows/rail-orders.ts';
import type { RailRefund } from '../../rows/sale-rows.ts';
import { railSeats } from '../../seats/inventory.ts';

const keysOf = ({ content }: RailRefund) =>
  content.items.map(({ rideNo, passengerNo }) => ({ ride_no: rideNo, passenger_no: passengerNo }));

/** Status of an order after a request for some of its tickets; undefined: none of them can be used any more. */
async function statusOfRest(tx: Tx, { order_id: orderId, content }: RailOrderState): Promise<2 | 3 | undefined> {
  const rest = (await ticketsOf(tx, orderId)).filter(({ state }) => state === 'open');
  if (!rest.length) return undefined;
  return rest.some(({ ride_no }) => content.rides[ride_no]?.changedFrom !== null) ? 3 : 2;
}

/** Moves an order by a refund; with its status as before the event alone is noted. */
async function goOn(tx: Tx, order: RailOrderState, to: RailStatus, event: OrderEvent): Promise<RailOrderState> {
  const { order_id: orderId } = order;
  if (to !== order.status)
    return await move(tx, railOrders, order, to, { step_at: await nextStepAt(tx, orderId) }, event);
  await noteNews(tx, railOrders, orderId, 'refund', event);
  return { ...order, step_at: await scheduleOrder(tx, railOrders, orderId) };
}

/**
 * The railway takes the tickets back at once, their seats are for sale, and the money begins its way. 2, 3 → 9 with the
 * last ticket; before it the order stays one of tickets, which go on to be changed and given back.
 */
export async function beginRefund(
  tx: Tx,
  order: RailOrderState,
  sale: RailRefund,
  at: number,
): Promise<RailOrderState> {
  const { order_id: orderId, member_id: memberId, app_id: appId } = order;
  const { items, shares } = sale.content;
  const keys = keysOf(sale);
  const tickets = (await ticketsOf(tx, orderId)).filter((one) =>
    keys.some(({ ride_no, passenger_no }) => ride_no === one.ride_no && passenger_no === one.passenger_no),
  );
  for (const want of wantsOf(tickets)) await railSeats.giveBack(tx, want);
  await setTickets(tx, orderId, 'refunding', keys);
  await refreshHead(tx, order);
  const back = items.reduce((sum, item) => sum + item.back, 0);
  if (back)
    await book(tx, {
      key: `taken-back:${sale.sale_id}`,
      kind: 'takenBack',
      orderId,
      memberId,
      appId,
      at,
      moves: { [railSales]: -back, [moneyOfOrder(orderId)]: back },
    });
  const fares = items.map(({ booked = 0 }) => booked);
  await takeIncomesBack(tx, { orderId, saleId: sale.sale_id, fares }, at);
  const isBack = await startShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await noteReturned(tx, orderId, shares);
  const stepAt = isBack ? at : at + refundMs;
  await updateSale(tx, sale, { state: 'returning', applied_at: at, decided_at: at, step_at: stepAt });
  await flushVouchers(tx, orderId, at);
  await recordRefund(tx, sale.sale_id);
  await refreshHead(tx, order);
  const fee = items.reduce((sum, { charge }) => sum + charge, 0);
  return await goOn(tx, order, (await statusOfRest(tx, order)) ?? 9, {
    at,
    byOwner: true,
    title: '退票成功',
    detail: `${items.map(({ name, trainNumber }) => `${name} ${trainNumber} 次`).join('、')}，${
      fee ? `退票费 ¥${showFen(fee, true)}` : '免退票费'
    }，${shares.length ? `退回 ${partsText(shares)}` : '没有可退金额'}`,
  });
}

/** The money is where it came from. 9 → 6 with the last of it. */
export async function finishRefund(
  tx: Tx,
  order: RailOrderState,
  sale: RailRefund,
  at: number,
): Promise<RailOrderState> {
  const { order_id: orderId } = order;
  const { shares } = sale.content;
  await finishShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await updateSale(tx, sale, { state: 'done', paid_back_at: at, step_at: null });
  await setTickets(tx, orderId, 'refunded', keysOf(sale));
  await refreshHead(tx, order);
  const isReturning = (await ticketsOf(tx, orderId)).some(({ state }) => state === 'refunding');
  return await goOn(tx, order, (await statusOfRest(tx, order)) ?? (isReturning ? 9 : 6), {
    at,
    title: '退款完成',
    detail: shares.length ? `${partsText(shares)} 已原路退回` : '没有可退金额',
  });
}
