import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { OrderFlight } from '#contract/order.ts';
import type { Verified } from '#contract/flight.ts';
import { dayAt, msOf } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { fenOf } from '#domain/money.ts';
import { insuranceStatus } from '#domain/order/insurance-status.ts';
import type { Tx } from '../call.ts';
import { fixed } from '../database/fixed.ts';
import type { AirOrderFlightRow, AirOrderPassengerRow, AirOrderRow, AirOrderTicketRow } from '../database/tables-order.ts';
import type { PricedPassenger } from './price-passengers.ts';

type Segment = Verified['segments'][number];

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
export type NewOrder = Omit<Selectable<AirOrderRow>, 'order_id' | 'status' | 'step_at'>;

/**
 * Writes a new order with everything that belongs to it, awaiting payment until its deadline; returns its number.
 * One statement: what an order costs is above all how often the database is asked.
 */
export async function insertOrder(tx: Tx, given: NewOrder, segments: readonly Segment[], passengers: readonly PricedPassenger[], createdBy: string): Promise<string> {
  const order = { ...given, status: 0, step_at: given.pay_deadline };
  const people = passengers.map(passengerRow);
  const tickets = passengers.flatMap((one, at) => one.tickets.map((ticket) => ticketRow(one, at, ticket, segments)));
  const day = dayAt(given.created_at).replaceAll('-', '').slice(2);
  const [made] = await insertWhole(tx, day, JSON.stringify(order), JSON.stringify(segments.map(flightRow)), JSON.stringify(people), JSON.stringify(tickets), given.created_at, createdBy);
  if (!made) throw new Error('an order without a number');
  return made.id;
}

/** The day starts the number: 261122… */
const insertWhole = fixed((tx, day: string, order: string, flights: string, people: string, tickets: string, at: number, createdBy: string) =>
  // 12 digits: the day, then a number of that day that does not count up by one. 481,637 and a million have no
  // common factor: every number of a million comes once.
  sql<{ id: string }>`
    with number as materialized (
      select ${day}::text || lpad((nextval('air_order_numbers') * 481637 % 1000000)::text, 6, '0') as id
    ), made as (
      insert into air_orders select made.* from number, jsonb_populate_record(null::air_orders, ${order}::jsonb || jsonb_build_object('order_id', id)) as made
      returning order_id
    ), flights as (
      insert into air_order_flights select made.* from number, jsonb_array_elements(${flights}::jsonb) as given,
        jsonb_populate_record(null::air_order_flights, given || jsonb_build_object('order_id', id)) as made
    ), people as (
      insert into air_order_passengers select made.* from number, jsonb_array_elements(${people}::jsonb) as given,
        jsonb_populate_record(null::air_order_passengers, given || jsonb_build_object('order_id', id, 'psg_id', id || (given ->> 'psg_id'))) as made
    ), tickets as (
      insert into air_order_tickets select made.* from number, jsonb_array_elements(${tickets}::jsonb) as given,
        jsonb_populate_record(null::air_order_tickets, given || jsonb_build_object('order_id', id, 'psg_id', id || (given ->> 'psg_id'))) as made
    ), events as (
      insert into air_order_events (order_id, at, title, detail) select id, ${at}::bigint, '提交订单', ${createdBy}::text from number
    )
    select order_id as id from made`.compile(tx),
);

/** Rows as the tables have them, but for the order's number, which the statement puts before. */
type RowOf<Table> = Omit<Selectable<Table>, 'order_id'>;

const psgSuffix = (at: number): string => `-${at + 1}`;

const flightRow = (segment: Segment): RowOf<AirOrderFlightRow> => ({
  triptype: segment.triptype,
  flight_id: segment.flight.flightId,
  cabin_code: segment.seat.cabinCode,
  flight_no: segment.flight.flightNo,
  airline: segment.flight.airline,
  dep_at: msOf(segment.flight.depTime),
  arr_at: msOf(segment.flight.arrTime),
  shown: shownFlight(segment),
});

const passengerRow = (one: PricedPassenger, at: number): RowOf<AirOrderPassengerRow> => ({
  psg_id: psgSuffix(at),
  name: one.name,
  psg_type: one.psgType,
  cert_type: one.certType,
  cert_no: one.certNo,
  cert_key: one.certKey,
  born_date: one.birthday,
  mobile_phone: one.mobilePhone,
  sale_price: one.totalFen,
  insurances: one.insurances.map(({ insuType, name, price }) => ({ insuType, name, priceFen: fenOf(price) * one.tickets.length, status: insuranceStatus.none })),
});

const ticketRow = (one: PricedPassenger, at: number, ticket: PricedPassenger['tickets'][number], segments: readonly Segment[]): RowOf<AirOrderTicketRow> => ({
  psg_id: psgSuffix(at),
  triptype: ticket.triptype,
  tkt_price: ticket.tktPriceFen,
  cons_tax: ticket.consTaxFen,
  fuel_tax: ticket.fuelTaxFen,
  serv_fee: ticket.servFeeFen,
  insu_price: ticket.insuPriceFen,
  ticket_no: null,
  ticket_status: '',
  cert_key: one.certKey,
  dep_at: msOf(segments.find(({ triptype }) => triptype === ticket.triptype)?.flight.depTime ?? ''),
});

export const serviceFeesOf = (passengers: readonly PricedPassenger[]): Fen =>
  passengers.flatMap((one) => one.tickets).reduce((sum, ticket) => sum + ticket.servFeeFen, 0);
