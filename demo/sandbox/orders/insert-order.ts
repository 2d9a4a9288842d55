import { sql } from 'kysely';
import type { OrderFlight } from '#contract/order.ts';
import type { Verified } from '#contract/flight.ts';
import { dayAt, msOf } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { fenOf } from '#domain/money.ts';
import { insuranceStatus } from '#domain/order/insurance-status.ts';
import type { Tx } from '../call.ts';
import type { AirOrderRow } from '../database/tables-order.ts';
import type { PricedPassenger } from './price-passengers.ts';
import { note } from './transition.ts';
import type { AirOrderState } from './transition.ts';

type Segment = Verified['segments'][number];

/** 12 digits: the day, then a number of that day that does not count up by one. */
async function nextOrderNo(tx: Tx, now: number): Promise<string> {
  const { rows } = await sql<{ n: string }>`select nextval('air_order_numbers')::text as n`.execute(tx);
  // 481,637 and a million have no common factor: every number of a million comes once.
  const scattered = (Number(rows[0]?.n) * 481_637) % 1_000_000;
  return `${dayAt(now).replaceAll('-', '').slice(2)}${String(scattered).padStart(6, '0')}`;
}

/** The flight as it is sold: whatever the timetable says later, the order shows what was bought. */
function shownFlight({ flight, seat, rule }: Segment): Omit<OrderFlight, 'triptype'> {
  const { flightId, flightNo, airline, airlineName, carrierFlightNo, planeName, orgcityname, orgAirport, orgAirportName, orgTerm } = flight;
  const { dstcityname, dstAirport, dstAirportName, dstTerm, depTime, arrTime, arrivalDays, durationMinutes, stops, meal } = flight;
  return {
    flightId, flightNo, airline, airlineName, carrierFlightNo, planeName, orgcityname, orgAirport, orgAirportName, orgTerm,
    dstcityname, dstAirport, dstAirportName, dstTerm, depTime, arrTime, arrivalDays, durationMinutes, stops, meal,
    cabinCode: seat.cabinCode,
    productName: seat.productName,
    discount: seat.discount,
    rule,
    discountServiceFee: seat.discountServiceFee,
    changeServiceFee: '0',
    discountChangeServiceFee: '0',
  };
}

/** The order's own columns; its number, its flights and its people are made here. */
export type NewOrder = Omit<AirOrderRow, 'order_id' | 'status' | 'step_at' | 'split' | 'contact'> & { split: string; contact: string };

/** Writes a new order with everything that belongs to it, awaiting payment until its deadline. */
export async function insertOrder(tx: Tx, given: NewOrder, segments: readonly Segment[], passengers: readonly PricedPassenger[], createdBy: string): Promise<AirOrderState> {
  const orderId = await nextOrderNo(tx, given.created_at);
  const order = await tx
    .insertInto('air_orders')
    .values({ ...given, order_id: orderId, status: 0, step_at: given.pay_deadline })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('air_order_flights')
    .values(
      segments.map((segment) => ({
        order_id: orderId,
        triptype: segment.triptype,
        flight_id: segment.flight.flightId,
        cabin_code: segment.seat.cabinCode,
        flight_no: segment.flight.flightNo,
        airline: segment.flight.airline,
        dep_at: msOf(segment.flight.depTime),
        arr_at: msOf(segment.flight.arrTime),
        shown: JSON.stringify(shownFlight(segment)),
      })),
    )
    .execute();
  await insertPassengers(tx, orderId, passengers);
  await note(tx, orderId, { at: given.created_at, title: '提交订单', detail: createdBy });
  return order;
}

async function insertPassengers(tx: Tx, orderId: string, passengers: readonly PricedPassenger[]): Promise<void> {
  const numbered = passengers.map((passenger, at) => ({ ...passenger, psgId: `${orderId}-${at + 1}` }));
  await tx
    .insertInto('air_order_passengers')
    .values(
      numbered.map((one) => ({
        psg_id: one.psgId,
        order_id: orderId,
        name: one.name,
        psg_type: one.psgType,
        cert_type: one.certType,
        cert_no: one.certNo,
        cert_key: one.certKey,
        born_date: one.birthday,
        mobile_phone: one.mobilePhone,
        sale_price: one.totalFen,
        insurances: JSON.stringify(
          one.insurances.map(({ insuType, name, price }) => ({ insuType, name, priceFen: fenOf(price) * one.tickets.length, status: insuranceStatus.none })),
        ),
      })),
    )
    .execute();
  const tickets = numbered.flatMap((one) =>
    one.tickets.map((ticket) => ({
      psg_id: one.psgId,
      order_id: orderId,
      triptype: ticket.triptype,
      tkt_price: ticket.tktPriceFen,
      cons_tax: ticket.consTaxFen,
      fuel_tax: ticket.fuelTaxFen,
      serv_fee: ticket.servFeeFen,
      insu_price: ticket.insuPriceFen,
      ticket_no: null,
      ticket_status: '',
    })),
  );
  await tx.insertInto('air_order_tickets').values(tickets).execute();
}

export const serviceFeesOf = (passengers: readonly PricedPassenger[]): Fen =>
  passengers.flatMap((one) => one.tickets).reduce((sum, ticket) => sum + ticket.servFeeFen, 0);
