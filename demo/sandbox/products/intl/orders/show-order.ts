import { isTicketed } from '#domain/product/air-status.ts';
import { isUnpaid } from '#domain/product/status-table.ts';
import type { IntlOrder, IntlPassenger, IntlTicket as ShownTicket, IntlTypePrice } from '#contract/intl-order.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { yuanOf } from '#domain/money.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { orderInFull } from '../../../orders/detail.ts';
import { showTicketOrder } from '../../../orders/tickets/order-shown.ts';
import { airportView } from '../answers/trip-list.ts';
import { isFreed, isMoved, phaseOf, refundOf } from '../rows/refund-fees.ts';
import { bookedTickets, sumOf } from '../rows/booked-tickets.ts';
import { intlOrders } from '../rows/intl-orders.ts';
import type { IntlOrderState, IntlTicket } from '../rows/intl-orders.ts';
import { readWhole } from '../rows/whole-order.ts';
import type { WholeIntlOrder } from '../rows/whole-order.ts';
import { ticketIdOf } from '../shown/ids.ts';
import { showSale, sliceView } from '../shown/show-sale.ts';
import { rulesNow } from './documents.ts';
import { newTimesOf } from '../rows/new-times.ts';
import { intlLife } from './advance.ts';

export const intlOrderDetail = async ({ orderNo }: { orderNo: string }, call: Call): Promise<Envelope<IntlOrder>> =>
  await orderInFull(intlLife, orderNo, call, {
    show: async (tx) => await showIntlOrder(tx, orderNo, call),
    hide: hideNumbers,
  });

/** For a superior: phones and e-mail are masked, too. */
const hideNumbers = (order: IntlOrder): IntlOrder => ({
  ...order,
  passengers: order.passengers.map((one) => ({ ...one, mobilePhone: hidePhone(one.mobilePhone) })),
  contact: { ...order.contact, mobilePhone: hidePhone(order.contact.mobilePhone), email: '' },
});

const passengerViews = ({ content }: IntlOrderState): IntlPassenger[] =>
  content.passengers.map(
    ({ name, psgType, certType, certNo, certValidDate, bornDate, sex, nationality, mobilePhone, visaCountry }, at) => ({
      passengerNo: at,
      name,
      psgType,
      certType,
      certNo: maskCertNo(certNo),
      certValidDate,
      bornDate,
      sex,
      nationality,
      mobilePhone,
      visaCountry,
    }),
  );

/** A ticket with the money of a refund at this moment. */
function ticketView(
  order: IntlOrderState,
  tickets: readonly IntlTicket[],
  ticket: IntlTicket,
  now: number,
): ShownTicket {
  const slice = order.content.slices[ticket.slice_no];
  if (!slice) throw new Error(`order ${order.order_id} has no slice ${ticket.slice_no}`);
  const isLive = ticket.state === 'open' && ticket.departs_at > now && (order.status === 2 || order.status === 3);
  const isFree = isFreed(order.content.slices, tickets, ticket, now);
  const phase = phaseOf(ticket, tickets, now);
  const quote = isLive ? refundOf(ticket, slice, isFree ? 'involuntary' : phase) : undefined;
  const change = phase === 'before' ? slice.terms.changeBefore : slice.terms.changeAfter;
  return {
    ticketId: ticketIdOf(ticket),
    sliceNo: ticket.slice_no,
    passengerNo: ticket.passenger_no,
    state: ticket.state,
    ticketNo: ticket.ticket_no,
    price: yuanOf(ticket.price),
    tax: yuanOf(ticket.tax),
    refund: quote ? { fee: yuanOf(quote.charge), back: yuanOf(quote.back) } : null,
    mayChange: isLive && (isMoved(slice) || change !== null),
  };
}

/** Prices of the types as they were booked: of one passenger, whole trip. */
function typesOf(order: IntlOrderState, tickets: readonly IntlTicket[]): IntlTypePrice[] {
  const { content } = order;
  const sold = bookedTickets(order, tickets);
  const types = [...new Set(content.passengers.map(({ psgType }) => psgType))];
  return types.map((psgType: PsgType) => {
    const at = content.passengers.findIndex((one) => one.psgType === psgType);
    const own = sold.filter(({ passenger_no }) => passenger_no === at);
    return {
      psgType,
      count: content.passengers.filter((one) => one.psgType === psgType).length,
      price: yuanOf(sumOf(own, 'price')),
      tax: yuanOf(sumOf(own, 'tax')),
      serviceFee: yuanOf(sumOf(own, 'service_fee')),
    };
  });
}

/** Names of all airports that the order names: of its slices, those of its changes, and those that were asked for. */
function airportsOf(
  { airports, slices }: IntlOrderState['content'],
  sales: WholeIntlOrder['sales'],
): IntlOrder['airports'] {
  const asked = sales.flatMap((sale) => (sale.kind === 'change' ? [sale.content.fresh] : []));
  const flights = [...slices, ...asked].flatMap((slice) => slice.flights);
  const codes = new Set(flights.flatMap(({ orgAirport, dstAirport }) => [orgAirport, dstAirport]));
  return { ...Object.fromEntries([...codes].map((code) => [code, airportView(code)])), ...airports };
}

/** An order as its page shows it. The caller has checked who may see it. */
export async function showIntlOrder(tx: Tx, orderNo: string, call: Call): Promise<IntlOrder> {
  const now = call.now();
  const whole = await readWhole(tx, orderNo);
  if (!whole) throw new Error(`no intl order ${orderNo}`);
  const { order, tickets: rows, sales } = whole;
  const { content } = order;
  const tickets = rows.map((ticket) => ticketView(order, rows, ticket, now));
  const isUsed = (sliceNo: number): boolean => rows.some((one) => one.slice_no === sliceNo && one.state !== 'void');
  const isBooked = (sliceNo: number): boolean => content.slices[sliceNo]?.changedFrom === null;
  return {
    ...(await showTicketOrder(tx, intlOrders, whole, call, actionsOf(order, rows, tickets, now))),
    flightType: content.flightType,
    brand: content.brand,
    slices: content.slices.map(sliceView).filter(({ sliceNo }) => isBooked(sliceNo) || isUsed(sliceNo)),
    passengers: passengerViews(order),
    types: typesOf(order, rows),
    taxes: content.taxes,
    tickets: tickets.filter(({ sliceNo }) => isBooked(sliceNo) || isUsed(sliceNo)),
    airports: airportsOf(content, sales),
    afterSales: sales.map((sale) => showSale(sale, content.slices, now)),
    rules: rulesNow(order, rows, now),
  };
}

const actionsOf = (
  order: IntlOrderState,
  rows: readonly IntlTicket[],
  tickets: readonly ShownTicket[],
  now: number,
): IntlOrder['actions'] => [
  ...(order.status === 0 && order.pay_deadline > now ? (['pay'] as const) : []),
  ...(isUnpaid(order.status) ? (['cancel'] as const) : []),
  ...(isTicketed(order.status) && newTimesOf(order, rows, now).length ? (['accept'] as const) : []),
  ...(tickets.some(({ refund }) => refund !== null) ? (['refund'] as const) : []),
  ...(tickets.some(({ mayChange }) => mayChange) ? (['change'] as const) : []),
];
