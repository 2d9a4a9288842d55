import { insuranceStatus } from '#domain/order/insurance-status.ts';
import { hidePhone } from '#domain/account/phone.ts';
import type { Tx } from '../../../ground/call.ts';
import { earnIncomes } from '../../../money/incomes/earn.ts';
import { airlines, book, insurers, moneyOfOrder, serviceFees } from '../../../money/ledger/ledger.ts';
import { recordSale } from '../../../orders/record.ts';
import { faresOf } from '../rows/fares.ts';
import { setInsurances } from '../rows/set-insurances.ts';
import { nextTicketNumbers } from '../../../orders/ticket-numbers.ts';
import { move } from '../../../orders/move.ts';
import { airOrders } from '../rows/air-orders.ts';
import type { AirOrderState } from '../rows/air-orders.ts';

/** 7 → 2: a number for every passenger on every flight, insurance in force, the money goes to whom it belongs. */
export async function issueTickets(tx: Tx, order: AirOrderState, at: number): Promise<AirOrderState> {
  const numbers = await numberTickets(tx, order.order_id);
  await setInsurances(tx, order.order_id, insuranceStatus.insured);
  await settleWithAirlines(tx, order, at);
  await recordSale(tx, order.order_id);
  await earnIncomes(tx, order, await faresOf(tx, order.order_id), at);
  return await move(
    tx,
    airOrders,
    order,
    2,
    {},
    {
      at,
      title: '出票成功',
      detail: `票号 ${numbers.join('、')}，行程信息已发送至 ${hidePhone(order.contact.mobilePhone)}`,
    },
  );
}

async function numberTickets(tx: Tx, orderId: string): Promise<string[]> {
  const flights = await tx
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .orderBy('triptype')
    .select(['triptype', 'airline'])
    .execute();
  const given: string[] = [];
  for (const flight of flights) {
    const tickets = await tx
      .selectFrom('air_order_tickets')
      .where('order_id', '=', orderId)
      .where('triptype', '=', flight.triptype)
      .orderBy('psg_id')
      .select('psg_id')
      .execute();
    const numbers = await nextTicketNumbers(tx, flight.airline, tickets.length);
    for (const [at, ticket] of tickets.entries()) {
      const ticketNo = numbers[at] ?? '';
      given.push(`${ticketNo.slice(0, 3)}-${ticketNo.slice(3)}`);
      await tx
        .updateTable('air_order_tickets')
        .set({ ticket_no: ticketNo, ticket_status: 'OPEN FOR USE' })
        .where('order_id', '=', orderId)
        .where('psg_id', '=', ticket.psg_id)
        .where('triptype', '=', flight.triptype)
        .execute();
    }
  }
  return given;
}

async function settleWithAirlines(tx: Tx, order: AirOrderState, at: number): Promise<void> {
  const tickets = await tx.selectFrom('air_order_tickets').where('order_id', '=', order.order_id).selectAll().execute();
  const sum = (amountOf: (ticket: (typeof tickets)[number]) => number): number =>
    tickets.reduce((total, ticket) => total + amountOf(ticket), 0);
  await book(tx, {
    key: `settlement:${order.order_id}`,
    kind: 'settlement',
    orderId: order.order_id,
    memberId: order.member_id,
    appId: order.app_id,
    at,
    moves: {
      [moneyOfOrder(order.order_id)]: -order.payprice,
      [airlines]: sum((ticket) => ticket.tkt_price + ticket.cons_tax + ticket.fuel_tax),
      [insurers]: sum((ticket) => ticket.insu_price),
      [serviceFees]: sum((ticket) => ticket.serv_fee),
    },
  });
}
