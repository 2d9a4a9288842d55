import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { msOf } from '#domain/china-time.ts';
import { showTicketNo } from '#domain/order/ticket-status.ts';
import type { Tx } from '../../../../ground/call.ts';
import type { ChangeContent, ChangeItem } from '../../../../ground/database/tables/tables-after-sale.ts';
import { releaseSeats, returnSeats } from '../../seats/inventory.ts';
import type { SeatWant } from '../../../../orders/seats/flight-seats.ts';
import { closePayments, finishRefunds, isQr, partsText, startRefunds } from '../../../../money/payments/give-back.ts';
import { airlines, book, moneyOfOrder, serviceFees } from '../../../../money/ledger/ledger.ts';
import { noteExchange } from '../../../../money/ledger/note-returned.ts';
import { emitRefund } from '../../../../orders/events/emit-order.ts';
import { flushVouchers } from '../../../../orders/vouchers/issue.ts';
import { recordChange } from '../../../../orders/record.ts';
import { nextTicketNumbers } from '../../../../orders/ticket-numbers.ts';
import { refundMs } from '../../../../orders/timing.ts';
import { finishShares } from '../../../../orders/money-back.ts';
import { beginReturn } from '../../../../orders/sales/go-on.ts';
import { refreshFlights } from '../../rows/refresh-flights.ts';
import { refusalOf, seatsOfItems } from './refund-steps.ts';
import { updateSale } from '../../../../orders/sales/sale-rows.ts';
import { scheduleOrder } from '../../rows/sale-rows.ts';
import type { ChangeRow } from '../../rows/sale-rows.ts';
import { changeSumOf } from '../../shown/show-change.ts';
import type { OrderEvent } from '../../../../orders/order-event.ts';
import { countMore } from '../../../../orders/applications/uses.ts';
import { moveToNext } from '../../rows/move-to-next.ts';
import { noteNews } from '../../../../orders/move.ts';
import { airOrders } from '../../rows/air-orders.ts';
import type { AirOrderState } from '../../rows/air-orders.ts';

/** Seats that a change needs on the new flight. */
export const newSeats = ({ fresh, items }: ChangeContent): SeatWant[] => [
  {
    flightId: fresh.flightId,
    cabinCode: fresh.cabinCode,
    seats: items.filter(({ psgType }) => fareTypeOf(psgType) !== 'INF').length,
  },
];

/** Counts in the order's total since it was paid, before the airline has confirmed. */
const paidAhead = ({ content }: ChangeRow): number => Math.max(0, changeSumOf(content.items).due);

/** The next step of a change, at its time. */
export async function changeStep(tx: Tx, order: AirOrderState, sale: ChangeRow, at: number): Promise<AirOrderState> {
  if (sale.state === 'unpaid')
    return await giveUpChange(tx, order, sale, 'lapsed', {
      at,
      title: '改签已取消',
      detail: '超过支付时限未支付差价，原航班继续有效',
    });
  if (sale.state === 'confirming') {
    const refusal = refusalOf(sale);
    if (!refusal) return await confirm(tx, order, sale, at);
    const detail = `${refusal}，原航班继续有效`;
    return await giveUpChange(tx, order, sale, 'refused', { at, title: '改签未通过', detail });
  }
  return await moneyArrives(tx, order, sale, at);
}

/** 11 → 2: the new seats go back, and all that was paid for them. */
export async function giveUpChange(
  tx: Tx,
  order: AirOrderState,
  sale: ChangeRow,
  state: 'withdrawn' | 'refused' | 'lapsed',
  event: OrderEvent,
): Promise<AirOrderState> {
  const { sale_id: saleId } = sale;
  if (sale.state === 'unpaid') {
    await closePayments(tx, saleId, state === 'lapsed' ? 'overdue' : 'orderClosed', event.at);
    await releaseSeats(tx, newSeats(sale.content));
  } else {
    await returnSeats(tx, newSeats(sale.content));
    await noteExchange(tx, order.order_id, -paidAhead(sale));
  }
  const parts = await startRefunds(tx, saleId, event.at);
  await emitRefund(tx, order.order_id, parts, event.at);
  const isLater = parts.some(({ method }) => isQr(method));
  await updateSale(tx, sale, {
    state,
    decided_at: event.at,
    step_at: isLater ? event.at + refundMs : null,
    ...(parts.length && !isLater && { paid_back_at: event.at }),
  });
  const detail = parts.length ? `${event.detail}，退回 ${partsText(parts)}` : event.detail;
  return await moveToNext(tx, order, 2, { ...event, detail });
}

/** 11 → 3: new tickets for the new flight, the old seats go back, and the money goes to whom it belongs. */
async function confirm(tx: Tx, order: AirOrderState, sale: ChangeRow, at: number): Promise<AirOrderState> {
  const { order_id: orderId } = order;
  const { content } = sale;
  const { items, triptype, fresh, freshNo, shares } = content;
  await returnSeats(
    tx,
    await seatsOfItems(
      tx,
      orderId,
      items.map((item) => ({ ...item, triptype })),
    ),
  );
  await tx
    .insertInto('air_order_flights')
    .values({
      order_id: orderId,
      triptype,
      change_no: freshNo,
      flight_id: fresh.flightId,
      cabin_code: fresh.cabinCode,
      flight_no: fresh.flightNo,
      airline: fresh.airline,
      dep_at: msOf(fresh.depTime),
      arr_at: msOf(fresh.arrTime),
      shown: JSON.stringify(fresh),
    })
    .execute();
  const numbers = await nextTicketNumbers(tx, fresh.airline, items.length);
  for (let n = 0; n < items.length; n += 1)
    await exchangeTicket(tx, orderId, content, items[n] as ChangeItem, numbers[n] ?? '');
  await refreshFlights(tx, orderId);
  await settleChange(tx, order, sale, at);
  await noteExchange(tx, orderId, changeSumOf(items).due - paidAhead(sale));
  await countMore(tx, orderId, changeSumOf(items).due);
  await beginReturn(tx, sale, at);
  await flushVouchers(tx, orderId, at);
  await recordChange(tx, orderId, sale.sale_id, at);
  return await moveToNext(tx, order, 3, {
    at,
    title: '改签成功',
    detail: `${fresh.flightNo} ${fresh.depTime.slice(5, 16)}，新票号 ${numbers.map(showTicketNo).join('、')}${
      shares.length ? `，退回 ${partsText(shares)}` : ''
    }`,
  });
}

async function exchangeTicket(
  tx: Tx,
  orderId: string,
  { triptype, fresh, freshNo }: ChangeContent,
  item: ChangeItem,
  ticketNo: string,
): Promise<void> {
  await tx
    .updateTable('air_order_tickets')
    .set((eb) => ({
      change_no: freshNo,
      ticket_no: ticketNo,
      dep_at: msOf(fresh.depTime),
      change_spread: eb('change_spread', '+', item.changeSpread),
      change_fuel_spread: eb('change_fuel_spread', '+', item.changeFuelTaxSpread),
      charge: eb('charge', '+', item.charge),
    }))
    .where('order_id', '=', orderId)
    .where('psg_id', '=', item.psgId)
    .where('triptype', '=', triptype)
    .execute();
}

/** The difference goes to airline and us, or lies in the order's account for the payments that get it back. */
async function settleChange(
  tx: Tx,
  { order_id: orderId, member_id: memberId, app_id: appId }: AirOrderState,
  { sale_id: saleId, content }: ChangeRow,
  at: number,
): Promise<void> {
  const sum = changeSumOf(content.items);
  const moves = {
    [airlines]: sum.changeSpread + sum.changeFuelTaxSpread + sum.charge,
    [serviceFees]: sum.changeServiceFee - sum.discountChangeServiceFee,
    [moneyOfOrder(sum.due > 0 ? saleId : orderId)]: -sum.due,
  };
  if (Object.values(moves).every((fen) => fen === 0)) return;
  await book(tx, { key: `settlement:${saleId}`, kind: 'changeSettlement', orderId, memberId, appId, at, moves });
}

/** A provider has given money back: of a change that ended early, or the rest of one that was confirmed. */
async function moneyArrives(tx: Tx, order: AirOrderState, sale: ChangeRow, at: number): Promise<AirOrderState> {
  const { order_id: orderId } = order;
  const { shares } = sale.content;
  const isDone = sale.state === 'returning';
  const parts = isDone ? shares : await finishRefunds(tx, sale.sale_id, at);
  if (isDone) await finishShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await updateSale(tx, sale, { ...(isDone && { state: 'done' as const }), paid_back_at: at, step_at: null });
  await noteNews(tx, airOrders, orderId, 'change', { at, title: '退款完成', detail: `${partsText(parts)} 已原路退回` });
  return { ...order, step_at: await scheduleOrder(tx, orderId) };
}
