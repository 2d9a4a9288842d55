import { showFen } from '#domain/money.ts';
import type { TicketState } from '#domain/product/ticket-states.ts';
import type { Tx } from '../../../../ground/call.ts';
import { takeIncomesBack } from '../../../../money/incomes/earn.ts';
import { airlines, book, moneyOfOrder, serviceFees } from '../../../../money/ledger/ledger.ts';
import { noteReturned } from '../../../../money/ledger/note-returned.ts';
import { partsText } from '../../../../money/payments/give-back.ts';
import { dropPeople } from '../../../../orders/applications/uses.ts';
import { finishShares, startShares } from '../../../../orders/money-back.ts';
import { recordRefund } from '../../../../orders/record.ts';
import { goOn, statusOfRest } from '../../../../orders/sales/go-on.ts';
import { updateSale } from '../../../../orders/sales/sale-rows.ts';
import { flushVouchers } from '../../../../orders/vouchers/issue.ts';
import { refundMs } from '../../../../orders/timing.ts';
import { refreshHead } from '../../rows/intl-head.ts';
import { intlOrders, setTickets, ticketsOf, wantsOf } from '../../rows/intl-orders.ts';
import type { IntlOrderState } from '../../rows/intl-orders.ts';
import { intlSeats } from '../../rows/seats.ts';
import type { IntlRefund } from '../../rows/whole-order.ts';

type Tickets = Awaited<ReturnType<typeof ticketsOf>>;

/** Tickets of a refund, and all of the order with these in their next state. */
async function setItems(tx: Tx, { order_id: orderId }: IntlOrderState, { content }: IntlRefund, state: TicketState) {
  const all = await ticketsOf(tx, orderId);
  const own = all.filter((one) =>
    content.items.some((item) => item.sliceNo === one.slice_no && item.passengerNo === one.passenger_no),
  );
  await setTickets(tx, orderId, state, own);
  return { own, all: all.map((one) => (own.includes(one) ? { ...one, state } : one)) };
}

const restOf = ({ content }: IntlOrderState, tickets: Tickets): 2 | 3 | undefined =>
  statusOfRest(tickets, ({ slice_no }) => content.slices[slice_no]);

/** The slice as it was booked, of one that changes have led to. */
function bookedSliceOf({ content: { slices } }: IntlOrderState, sliceNo: number): number {
  let at = sliceNo;
  for (let from = slices[at]?.changedFrom; from !== null && from !== undefined; from = slices[at]?.changedFrom)
    at = from;
  return at;
}

/**
 * The tickets are given back, their seats are for sale, and the money begins its way. 2, 3 → 9 with the last ticket;
 * before it the order stays one of tickets, which go on to be changed and given back.
 */
export async function beginRefund(
  tx: Tx,
  order: IntlOrderState,
  sale: IntlRefund,
  at: number,
): Promise<IntlOrderState> {
  const { order_id: orderId, member_id: memberId, app_id: appId } = order;
  const { items, shares } = sale.content;
  const { own, all } = await setItems(tx, order, sale, 'refunding');
  await intlSeats.giveBack(tx, wantsOf(order.content.slices, own));
  await refreshHead(tx, order, all);
  const back = items.reduce((sum, item) => sum + item.back, 0);
  const fees = items.reduce((sum, { servFee, servFeeKept }) => sum + servFee - servFeeKept, 0);
  if (back)
    await book(tx, {
      key: `taken-back:${sale.sale_id}`,
      kind: 'takenBack',
      orderId,
      memberId,
      appId,
      at,
      moves: { [airlines]: fees - back, ...(fees && { [serviceFees]: -fees }), [moneyOfOrder(orderId)]: back },
    });
  const fares = items.map(({ booked = 0 }) => booked);
  await takeIncomesBack(tx, { orderId, saleId: sale.sale_id, fares }, at);
  const isBack = await startShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await noteReturned(tx, orderId, shares);
  await dropPeople(
    tx,
    orderId,
    items.map(({ name, sliceNo }) => ({ segment: bookedSliceOf(order, sliceNo), name })),
  );
  const stepAt = isBack ? at : at + refundMs;
  await updateSale(tx, sale, { state: 'returning', applied_at: at, decided_at: at, step_at: stepAt });
  await flushVouchers(tx, orderId, at);
  await recordRefund(tx, sale.sale_id);
  const fee = items.reduce((sum, { charge }) => sum + charge, 0);
  return await goOn(tx, intlOrders, order, restOf(order, all) ?? 9, {
    message: 'refund',
    at,
    byOwner: true,
    title: '退票成功',
    detail: `${items.map(({ name, way }) => `${name} ${way}`).join('、')}，${
      fee ? `退票费 ¥${showFen(fee, true)}` : '免退票费'
    }，${shares.length ? `退回 ${partsText(shares)}` : '没有可退金额'}`,
  });
}

/** The money is where it came from. 9 → 6 with the last of it. */
export async function finishRefund(
  tx: Tx,
  order: IntlOrderState,
  sale: IntlRefund,
  at: number,
): Promise<IntlOrderState> {
  const { order_id: orderId } = order;
  const { shares } = sale.content;
  await finishShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await updateSale(tx, sale, { state: 'done', paid_back_at: at, step_at: null });
  const { all } = await setItems(tx, order, sale, 'refunded');
  await refreshHead(tx, order, all);
  const isReturning = all.some(({ state }) => state === 'refunding');
  return await goOn(tx, intlOrders, order, restOf(order, all) ?? (isReturning ? 9 : 6), {
    message: 'refund',
    at,
    title: '退款完成',
    detail: shares.length ? `${partsText(shares)} 已原路退回` : '没有可退金额',
  });
}
