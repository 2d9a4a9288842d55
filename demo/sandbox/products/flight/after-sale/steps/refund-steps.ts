import { proofNeeded } from '#domain/order/after-sale/reasons.ts';
import { insuranceStatus } from '#domain/order/insurance-status.ts';
import { showFen } from '#domain/money.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { legOf, sameSegment, tripTitle } from '#domain/trip/legs.ts';
import type { Tx } from '../../../../ground/call.ts';
import type { RefundItem } from '../../../../ground/database/tables/tables-after-sale.ts';
import { returnSeats } from '../../seats/inventory.ts';
import { faresOf } from '../../rows/fares.ts';
import { takeIncomesBack } from '../../../../money/incomes/earn.ts';
import { partsText } from '../../../../money/payments/give-back.ts';
import { airlines, book, insurers, moneyOfOrder, serviceFees } from '../../../../money/ledger/ledger.ts';
import { noteReturned } from '../../../../money/ledger/note-returned.ts';
import { flushVouchers } from '../../../../orders/vouchers/issue.ts';
import { recordRefund } from '../../../../orders/record.ts';
import { setInsurances } from '../../rows/set-insurances.ts';
import { refundMs, ticketingMs } from '../../../../orders/timing.ts';
import { dropPeople } from '../../../../orders/applications/uses.ts';
import { subjectOf } from '../../../../orders/messages/subject.ts';
import { finishShares, startShares } from '../../../../orders/money-back.ts';
import { refreshFlights } from '../../rows/refresh-flights.ts';
import { updateSale } from '../../../../orders/sales/sale-rows.ts';
import { scheduleOrder } from '../../rows/sale-rows.ts';
import type { RefundRow, SaleRow } from '../../rows/sale-rows.ts';
import { moveToNext } from '../../rows/move-to-next.ts';
import { noteNews } from '../../../../orders/move.ts';
import { airOrders } from '../../rows/air-orders.ts';
import type { AirOrderState } from '../../rows/air-orders.ts';

/**
 * The airline refuses a request whose remark begins with 拒 (the way for demos and tests to see it), and an involuntary
 * one without the proof that it needs.
 */
export function refusalOf({ remark, reason, proofs, content }: SaleRow): string {
  if (remark.startsWith('拒')) return '航司未同意本次申请';
  const proof = proofNeeded(reason, content.airlineChanged);
  return proof && !proofs.length ? `缺少证明材料（${proof}）` : '';
}

/** The next step of a refund, at its time. */
export async function refundStep(tx: Tx, order: AirOrderState, sale: RefundRow, at: number): Promise<AirOrderState> {
  if (sale.state === 'applied') return await review(tx, order, sale, at);
  if (sale.state === 'processing') {
    const refusal = refusalOf(sale);
    return refusal ? await refuse(tx, order, sale, refusal, at) : await approve(tx, order, sale, at);
  }
  await finishShares(tx, { orderId: order.order_id, saleId: sale.sale_id, shares: sale.content.shares }, at);
  await updateSale(tx, sale, { state: 'done', paid_back_at: at, step_at: null });
  return await moneyIsBack(tx, order, sale, at);
}

/** 9 → 10: the airline has the request. */
async function review(tx: Tx, order: AirOrderState, sale: RefundRow, at: number): Promise<AirOrderState> {
  await updateSale(tx, sale, { state: 'processing', reviewed_at: at, step_at: at + ticketingMs(sale.sale_id) });
  await markInsurances(tx, order.order_id, sale.content.items, insuranceStatus.refunding);
  return await moveToNext(tx, order, 10, {
    at,
    title: '退票处理中',
    detail: '航司审核中，退款将按原支付方式退回',
  });
}

/** 10 → 2: the tickets stay as they are, and nothing was taken. */
async function refuse(tx: Tx, order: AirOrderState, sale: RefundRow, why: string, at: number): Promise<AirOrderState> {
  await updateSale(tx, sale, { state: 'refused', decided_at: at, step_at: null });
  await markInsurances(tx, order.order_id, sale.content.items, insuranceStatus.insured);
  return await moveToNext(tx, order, 2, {
    at,
    title: '退票未通过',
    detail: `${why}，客票继续有效，没有产生费用`,
  });
}

/** 10 → 4, or back to 2 with passengers who still fly: tickets and seats go back, the money begins its way. */
async function approve(tx: Tx, order: AirOrderState, sale: RefundRow, at: number): Promise<AirOrderState> {
  const { order_id: orderId } = order;
  const { items, shares } = sale.content;
  await returnSeats(tx, await seatsOfItems(tx, orderId, items));
  for (const item of items)
    await tx
      .updateTable('air_order_tickets')
      .set((eb) => ({ ticket_status: 'REFUNDED', charge: eb('charge', '+', item.charge) }))
      .where('order_id', '=', orderId)
      .where('psg_id', '=', item.psgId)
      .where('triptype', '=', item.triptype)
      .execute();
  await markInsurances(tx, orderId, items, insuranceStatus.refunded);
  await takeBack(tx, order, sale, at);
  await takeIncomesBack(tx, { orderId, saleId: sale.sale_id, fares: await faresOf(tx, orderId, items) }, at);
  const isBack = await startShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await noteReturned(tx, orderId, shares);
  await dropPeople(
    tx,
    orderId,
    items.map((item) => ({ segment: legOf(item) - 1, name: item.name })),
  );
  const sum = (amountOf: (item: RefundItem) => number): number => items.reduce((all, item) => all + amountOf(item), 0);
  const fee = sum(({ charge }) => charge);
  const subject = await subjectOfItems(tx, orderId, items);
  const rest = await refreshFlights(tx, orderId);
  await updateSale(tx, sale, {
    state: isBack ? 'done' : 'returning',
    decided_at: at,
    step_at: isBack ? null : at + refundMs,
    ...(isBack && { paid_back_at: at }),
  });
  await flushVouchers(tx, orderId, at);
  await recordRefund(tx, sale.sale_id);
  const moved = await moveToNext(tx, order, rest ? 2 : 4, {
    at,
    subject,
    title: rest ? '部分客票已退' : '退票完成',
    detail: `${[...new Set(items.map(({ name }) => name))].join('、')}，${fee ? `退票费 ¥${showFen(fee, true)}` : '免退票费'}，${
      shares.length ? `退回 ${partsText(shares)}` : '没有可退金额'
    }`,
  });
  return isBack ? await moneyIsBack(tx, moved, sale, at) : moved;
}

/** 4 → 6 where all tickets are refunded; else the order stays as it is. */
async function moneyIsBack(tx: Tx, order: AirOrderState, sale: RefundRow, at: number): Promise<AirOrderState> {
  const { shares, items } = sale.content;
  const subject = await subjectOfItems(tx, order.order_id, items);
  const event = {
    at,
    subject,
    title: '退款完成',
    detail: shares.length ? `${partsText(shares)} 已原路退回` : '没有可退金额',
  };
  if (order.status === 4) return await moveToNext(tx, order, 6, event);
  await noteNews(tx, airOrders, order.order_id, 'refund', event);
  return { ...order, step_at: await scheduleOrder(tx, order.order_id) };
}

/** Books the money that airline, insurer and provider give up of these tickets back into the order's account. */
async function takeBack(tx: Tx, order: AirOrderState, sale: RefundRow, at: number): Promise<void> {
  const sum = (amountOf: (item: RefundItem) => number): number =>
    sale.content.items.reduce((all, item) => all + amountOf(item), 0);
  const back = sum((item) => item.back);
  if (!back) return;
  const { order_id: orderId, member_id: memberId, app_id: appId } = order;
  await book(tx, {
    key: `taken-back:${sale.sale_id}`,
    kind: 'takenBack',
    orderId,
    memberId,
    appId,
    at,
    moves: {
      [airlines]: -sum((item) => item.fare + item.consTax + item.fuelTax - item.charge),
      [insurers]: -sum((item) => item.insurance - item.insuranceKept),
      [serviceFees]: -sum((item) => item.servFee - item.servFeeKept),
      [moneyOfOrder(orderId)]: back,
    },
  });
}

/** Insurances of the passengers who fly no other flight of the order, unless they have been used. */
async function markInsurances(tx: Tx, orderId: string, items: readonly RefundItem[], status: number): Promise<void> {
  const held = await tx
    .selectFrom('air_order_tickets')
    .where('order_id', '=', orderId)
    .where('ticket_status', '<>', 'REFUNDED')
    .select(['psg_id', 'triptype'])
    .execute();
  const people = [...new Set(items.map(({ psgId }) => psgId))].filter(
    (psgId) =>
      items.every((item) => item.psgId !== psgId || !item.insuranceKept) &&
      held
        .filter((ticket) => ticket.psg_id === psgId)
        .every((ticket) => items.some((item) => item.psgId === psgId && sameSegment(item, ticket))),
  );
  if (people.length) await setInsurances(tx, orderId, status, people);
}

/** `上海 → 北京 09-24`: way and day of the flights that these tickets were for. */
async function subjectOfItems(tx: Tx, orderId: string, items: readonly RefundItem[]): Promise<string> {
  const flights = await tx
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .orderBy('dep_at')
    .select(['triptype', 'change_no', 'dep_at', 'shown'])
    .execute();
  const own = flights.filter((flight) =>
    items.some((item) => sameSegment(item, flight) && item.changeNo === flight.change_no),
  );
  return subjectOf(tripTitle(own.map(({ triptype, shown }) => ({ ...shown, triptype }))), own[0]?.dep_at ?? 0);
}

/** Seats of the tickets, of the flights that they are for now. */
export async function seatsOfItems(
  tx: Tx,
  orderId: string,
  items: readonly Pick<RefundItem, 'psgType' | 'triptype' | 'changeNo'>[],
): Promise<{ flightId: string; cabinCode: string; seats: number }[]> {
  const flights = await tx
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .select(['triptype', 'change_no', 'flight_id', 'cabin_code'])
    .execute();
  return flights.map((flight) => ({
    flightId: flight.flight_id,
    cabinCode: flight.cabin_code,
    seats: items.filter(
      (item) => sameSegment(item, flight) && item.changeNo === flight.change_no && fareTypeOf(item.psgType) !== 'INF',
    ).length,
  }));
}
