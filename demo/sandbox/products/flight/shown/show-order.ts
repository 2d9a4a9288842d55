import { awaitsApproval } from '#domain/product/status-table.ts';
import { momentAt } from '#domain/china-time.ts';
import type { AirOrder, PsgFlight } from '#contract/order.ts';
import type { CertType } from '#contract/passenger.ts';
import { yuanOf } from '#domain/money.ts';
import { isInTotal } from '#domain/order/after-sale/sale-states.ts';
import { isTicketed } from '#domain/product/air-status.ts';
import { sameSegment } from '#domain/trip/legs.ts';
import { isOwn } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import type { ChangeContent } from '../../../ground/database/tables/tables-after-sale.ts';
import { heldTickets, isLive, newTimesOf } from '../rows/held-tickets.ts';
import type { WholeOrder } from '../rows/read-order.ts';
import { headShown, shownPayments, splitShown } from '../../../orders/shown.ts';
import { ticketingMarginMs } from '../../../orders/timing.ts';
import { contractCode } from '../schedule/cabins.ts';
import { changeSumOf } from './show-change.ts';
import { showSales } from './show-sale.ts';

const psgFlights = ({ tickets, passengers, flights }: WholeOrder): PsgFlight[] =>
  tickets.flatMap((ticket) => {
    const flight = flights.find((one) => sameSegment(one, ticket) && one.change_no === ticket.change_no);
    const passenger = passengers.find((one) => one.psg_id === ticket.psg_id);
    if (!passenger) return [];
    return {
      psgId: ticket.psg_id,
      triptype: ticket.triptype,
      changeNo: ticket.change_no,
      psgType: passenger.psg_type,
      tktPrice: yuanOf(ticket.tkt_price),
      consTax: yuanOf(ticket.cons_tax),
      fuelTax: yuanOf(ticket.fuel_tax),
      servFee: yuanOf(ticket.serv_fee),
      charge: yuanOf(ticket.charge),
      insuPayPrice: yuanOf(ticket.insu_price),
      changeSpread: yuanOf(ticket.change_spread),
      changeFuelTaxSpread: yuanOf(ticket.change_fuel_spread),
      certType: passenger.cert_type as unknown as CertType,
      certNo: passenger.cert_no,
      bornDate: passenger.born_date,
      whitelist: flight?.shown.cabinCode === contractCode ? (1 as const) : (0 as const),
      ticketNo: ticket.ticket_no ?? '',
      ticketStatus: ticket.ticket_status,
    };
  });

/** Actions by status and time; the application may close refund and change. */
function actionsOf(order: WholeOrder, { app }: Pick<Call, 'app'>, now: number): AirOrder['actions'] {
  if (order.status === 0) return now < order.pay_deadline ? ['pay', 'cancel'] : [];
  if (order.status === awaitsApproval) return ['cancel'];
  if (!isTicketed(order.status) || !heldTickets(order).some((ticket) => isLive(ticket, now))) return [];
  return [
    ...(newTimesOf(order, now).length ? (['accept'] as const) : []),
    ...(app.switches.showAirRefund ? (['refund'] as const) : []),
    ...(app.switches.showAirChange ? (['change'] as const) : []),
  ];
}

/** Paid for changes, less what came back. */
const exchangeSum = (order: WholeOrder): number =>
  order.sales
    .filter(({ kind }) => kind === 'change')
    .map(({ state, content }) => ({ state, due: changeSumOf((content as ChangeContent).items).due }))
    .filter(({ state, due }) => isInTotal(state, due))
    .reduce((sum, { due }) => sum + due, 0);

/** The order as the wire shows it (contract/order.ts). The caller decides what may be done with it. */
export function showOrder(order: WholeOrder, call: Pick<Call, 'member' | 'app'>, now: number): AirOrder {
  const isBooker = call.member !== null && isOwn(call.member, order);
  const id = order.order_id;
  const { passengers, flights, events } = order;
  return {
    orderId: id,
    ...headShown(order, now),
    businessStatus: order.status,
    flightType: order.flight_type,
    ticketByMs: order.status === 7 && order.step_at ? order.step_at + ticketingMarginMs : 0,
    total: yuanOf(order.total ?? order.payprice),
    totalServFee: yuanOf(order.service_fee),
    split: splitShown(order, shownPayments(order.payments.filter((one) => one.order_id === id))),
    isExchange: order.flights.some(({ change_no }) => change_no > 0) ? 1 : 0,
    totalExchangePrice: yuanOf(exchangeSum(order)),
    // Older orders were stored without their stops and without a schedule.
    flightList: flights.map(({ triptype, change_no, shown }) => ({
      triptype,
      changeNo: change_no,
      ...shown,
      stops: shown.stops ?? [],
      schedule: shown.schedule ?? null,
    })),
    psgList: passengers.map((one) => ({
      id: one.psg_id,
      name: one.name,
      psgType: one.psg_type,
      certType: one.cert_type as unknown as CertType,
      certNo: one.cert_no,
      mobilePhone: one.mobile_phone,
      salePrice: yuanOf(one.sale_price),
      insus: one.insurances.map(({ insuType, name, priceFen, status }) => ({
        insuType,
        name,
        price: yuanOf(priceFen),
        status,
      })),
    })),
    psgFlightList: psgFlights(order),
    contact: order.contact,
    voucher: order.voucher,
    overStandard: order.over_standard,
    overReason: order.over_reason,
    travelReason: order.travel_reason,
    costCenter: order.cost_center,
    gpFlag: order.gp ? 1 : 0,
    budgetUnit: order.gp?.unit ?? '',
    unitCardEnd: order.gp?.cardEnd ?? '',
    payments: shownPayments(order.payments),
    afterSales: showSales(order.sales, { isOwn: isBooker, now, telephone: call.app.telephones[0] ?? '' }),
    timeline: events.map(({ at, title, detail }) => ({ time: momentAt(at), title, detail })),
    actions: isBooker ? actionsOf(order, call, now) : [],
  };
}
