import { momentAt } from '#domain/china-time.ts';
import type { AirOrder, OrderPayment, PsgFlight } from '#contract/order.ts';
import { yuanOf } from '#domain/money.ts';
import type { Database, Member, Tx } from '../call.ts';
import type { AirOrderState } from './transition.ts';

/** Own orders by member and app id; the company's account also sees its employees' business orders (quality.md, Security). */
export function maySee(member: Member, order: Pick<AirOrderState, 'member_id' | 'app_id' | 'company_id'>): boolean {
  if (order.app_id !== member.appId) return false;
  if (order.member_id === member.memberId) return true;
  return member.level === '70' && order.company_id !== null && order.company_id === String(member.creditMemberId);
}

export const isOwn = (member: Member, order: Pick<AirOrderState, 'member_id' | 'app_id'>): boolean =>
  order.member_id === member.memberId && order.app_id === member.appId;

/** The order when the member may see it; anything else looks as if it did not exist. */
export async function findOrder(db: Database | Tx, member: Member, orderId: string): Promise<AirOrderState | undefined> {
  const order = await db.selectFrom('air_orders').where('order_id', '=', orderId).selectAll().executeTakeFirst();
  return order && maySee(member, order) ? order : undefined;
}

async function psgFlights(db: Database | Tx, orderId: string, passengers: readonly PassengerRow[]): Promise<PsgFlight[]> {
  const tickets = await db.selectFrom('air_order_tickets').where('order_id', '=', orderId).orderBy('triptype').orderBy('psg_id').selectAll().execute();
  return tickets.flatMap((ticket) => {
    const passenger = passengers.find((one) => one.psg_id === ticket.psg_id);
    if (!passenger) return [];
    return {
      psgId: ticket.psg_id,
      triptype: ticket.triptype,
      psgType: passenger.psg_type,
      tktPrice: yuanOf(ticket.tkt_price),
      consTax: yuanOf(ticket.cons_tax),
      fuelTax: yuanOf(ticket.fuel_tax),
      servFee: yuanOf(ticket.serv_fee),
      charge: '0',
      insuPayPrice: yuanOf(ticket.insu_price),
      changeSpread: '0',
      changeFuelTaxSpread: '0',
      certType: passenger.cert_type,
      certNo: passenger.cert_no,
      bornDate: passenger.born_date,
      whitelist: 0 as const,
      ticketNo: ticket.ticket_no ?? '',
      ticketStatus: ticket.ticket_status,
    };
  });
}

const readPassengers = async (db: Database | Tx, orderId: string) =>
  await db.selectFrom('air_order_passengers').where('order_id', '=', orderId).orderBy('psg_id').selectAll().execute();
type PassengerRow = Awaited<ReturnType<typeof readPassengers>>[number];

async function readPayments(db: Database | Tx, orderId: string): Promise<OrderPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['paid', 'refunding', 'refunded'])
    .orderBy('paid_at')
    .orderBy('payer')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    method: row.method ?? 'alipay',
    payer: row.payer,
    amount: yuanOf(row.amount),
    time: momentAt(row.paid_at ?? row.created_at),
    tradeNo: row.trade_no ?? '',
    status: row.state as OrderPayment['status'],
  }));
}

/** The order as the wire shows it (contract/order.ts). `member` decides what may be done with it. */
export async function showOrder(db: Database | Tx, order: AirOrderState, member: Member, now: number): Promise<AirOrder> {
  const id = order.order_id;
  const passengers = await readPassengers(db, id);
  const flights = await db.selectFrom('air_order_flights').where('order_id', '=', id).orderBy('triptype').select(['triptype', 'shown']).execute();
  const events = await db.selectFrom('air_order_events').where('order_id', '=', id).orderBy('id', 'desc').selectAll().execute();
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
    totalServFee: yuanOf(order.service_fee),
    isExchange: 0,
    totalExchangePrice: '0',
    // Orders of version 1.0 were stored without their stops.
    flightList: flights.map(({ triptype, shown }) => ({ triptype, ...shown, stops: shown.stops ?? [] })),
    psgList: passengers.map((one) => ({
      id: one.psg_id,
      name: one.name,
      psgType: one.psg_type,
      certType: one.cert_type,
      certNo: one.cert_no,
      mobilePhone: one.mobile_phone,
      salePrice: yuanOf(one.sale_price),
      insus: one.insurances.map(({ insuType, name, priceFen, status }) => ({ insuType, name, price: yuanOf(priceFen), status })),
    })),
    psgFlightList: await psgFlights(db, id, passengers),
    contact: order.contact,
    voucher: order.voucher,
    overReason: order.over_reason,
    travelReason: order.travel_reason,
    costCenter: order.cost_center,
    payments: await readPayments(db, id),
    timeline: events.map(({ at, title, detail }) => ({ time: momentAt(at), title, detail })),
    actions: order.status === 0 && now < order.pay_deadline && isOwn(member, order) ? ['pay', 'cancel'] : [],
  };
}
