import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { momentAt } from '#domain/china-time.ts';
import type { AirOrder, OrderPayment, PsgFlight } from '#contract/order.ts';
import type { CertType } from '#contract/passenger.ts';
import { yuanOf } from '#domain/money.ts';
import { isTicketed } from '#domain/order/flight-status.ts';
import { isOwn } from '../../../ground/call.ts';
import type { Call, Database, Tx } from '../../../ground/call.ts';
import type { ChangeContent } from '../../../ground/database/tables/tables-after-sale.ts';
import { heldTickets, isLive } from '../after-sale/held-tickets.ts';
import { changeSumOf } from '../after-sale/change/show-change.ts';
import { showSales } from '../after-sale/show-sale.ts';
import { fixed } from '../../../ground/database/statements/fixed.ts';
import { contractCode } from '../seats/cabins.ts';

/** In one statement: all of one moment, and one question to the database. */
const wholeOrder = fixed((db, orderId: string) =>
  db
    .selectFrom('air_orders as o')
    .where('o.order_id', '=', orderId)
    .selectAll('o')
    .select((eb) => [
      eb.selectFrom('orders as h').whereRef('h.order_id', '=', 'o.order_id').select('h.amount').as('total'),
      jsonArrayFrom(
        eb
          .selectFrom('air_order_passengers as p')
          .whereRef('p.order_id', '=', 'o.order_id')
          .orderBy('p.psg_id')
          .selectAll('p'),
      ).as('passengers'),
      jsonArrayFrom(
        eb
          .selectFrom('air_order_flights as f')
          .whereRef('f.order_id', '=', 'o.order_id')
          // A flight that all have changed is in its request.
          .where(
            sql<SqlBool>`exists (select 1 from air_order_tickets t where t.order_id = f.order_id and t.triptype = f.triptype and t.change_no = f.change_no)`,
          )
          .orderBy('f.triptype')
          .orderBy('f.change_no')
          .select(['f.triptype', 'f.change_no', 'f.cabin_code', 'f.flight_id', 'f.dep_at', 'f.arr_at', 'f.shown']),
      ).as('flights'),
      jsonArrayFrom(
        eb
          .selectFrom('air_order_tickets as t')
          .whereRef('t.order_id', '=', 'o.order_id')
          .orderBy('t.triptype')
          .orderBy('t.psg_id')
          .selectAll('t'),
      ).as('tickets'),
      jsonArrayFrom(
        eb
          .selectFrom('air_order_events as e')
          .whereRef('e.order_id', '=', 'o.order_id')
          .orderBy('e.id', 'desc')
          .select(['e.at', 'e.title', 'e.detail']),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('payments as m')
          .where(
            'm.order_id',
            'in',
            sql<string>`(select o.order_id union all select sale_id from after_sales a where a.order_id = o.order_id)`,
          )
          .where('m.state', 'in', ['paid', 'refunding', 'refunded'])
          .orderBy('m.paid_at')
          .orderBy('m.payer')
          .selectAll('m'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('after_sales as s')
          .whereRef('s.order_id', '=', 'o.order_id')
          .where('s.state', '<>', 'quoted')
          .orderBy('s.applied_at', 'desc')
          // Of two in one moment, the one that still goes on.
          .orderBy(sql`s.step_at is null`)
          .orderBy('s.sale_id')
          .selectAll('s'),
      ).as('sales'),
    ])
    .compile(),
);
export type WholeOrder = Awaited<ReturnType<typeof wholeOrder>>[number];

/** The order with everything that belongs to it; undefined when there is none. */
export async function readOrder(db: Database | Tx, orderId: string): Promise<WholeOrder | undefined> {
  const [order] = await wholeOrder(db, orderId);
  return order;
}

const psgFlights = ({ tickets, passengers, flights }: WholeOrder): PsgFlight[] =>
  tickets.flatMap((ticket) => {
    const flight = flights.find((one) => one.triptype === ticket.triptype && one.change_no === ticket.change_no);
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

const orderPayments = ({ payments }: WholeOrder): OrderPayment[] =>
  payments.map((row) => ({
    method: row.method ?? 'alipay',
    payer: row.payer,
    amount: yuanOf(row.amount),
    time: momentAt(row.paid_at ?? row.created_at),
    tradeNo: row.trade_no ?? '',
    returned: yuanOf(row.returned),
    status: row.state as OrderPayment['status'],
  }));

/** Actions by status and time; the application may close refund and change. */
function actionsOf(order: WholeOrder, { app }: Pick<Call, 'app'>, now: number): AirOrder['actions'] {
  if (order.status === 0) return now < order.pay_deadline ? ['pay', 'cancel'] : [];
  if (!isTicketed(order.status) || !heldTickets(order).some((ticket) => isLive(ticket, now))) return [];
  return [
    ...(app.switches.showAirRefund ? (['refund'] as const) : []),
    ...(app.switches.showAirChange ? (['change'] as const) : []),
  ];
}

/** Paid for changes that the airline confirmed, less what came back. */
const exchangeSum = (order: WholeOrder): number =>
  order.sales
    .filter(({ kind, state }) => kind === 'change' && (state === 'done' || state === 'returning'))
    .reduce((sum, sale) => sum + changeSumOf((sale.content as ChangeContent).items).due, 0);

/** The order as the wire shows it (contract/order.ts). The caller decides what may be done with it. */
export function showOrder(order: WholeOrder, call: Pick<Call, 'member' | 'app'>, now: number): AirOrder {
  const isBooker = call.member !== null && isOwn(call.member, order);
  const id = order.order_id;
  const { passengers, flights, events } = order;
  return {
    orderId: id,
    orderNo: id,
    status: order.status,
    businessStatus: order.status,
    travelType: order.travel_type,
    flightType: order.flight_type,
    createTime: momentAt(order.created_at),
    payDeadline: momentAt(order.pay_deadline),
    payDeadlineMs: order.pay_deadline,
    serverTimeMs: now,
    payprice: yuanOf(order.payprice),
    total: yuanOf(order.total ?? order.payprice),
    totalServFee: yuanOf(order.service_fee),
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
    payments: orderPayments(order),
    afterSales: showSales(order.sales, { isOwn: isBooker, now }),
    timeline: events.map(({ at, title, detail }) => ({ time: momentAt(at), title, detail })),
    actions: isBooker ? actionsOf(order, call, now) : [],
  };
}
