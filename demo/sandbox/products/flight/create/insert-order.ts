import type { Selectable } from 'kysely';
import { pick } from '#base/pick.ts';
import type { Verified } from '#contract/flight.ts';
import { keptTexts } from '#domain/agreement/agreed-texts.ts';
import { msOf } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { fenOf } from '#domain/money.ts';
import { insuranceStatus } from '#domain/order/insurance-status.ts';
import { sameSegment } from '#domain/trip/legs.ts';
import type { Tx } from '../../../ground/call.ts';
import { madeRow } from '../../../orders/events/emit-order.ts';
import { insertLastRows } from '../../../ground/database/statements/insert-rows.ts';
import type {
  AirOrderFlightRow,
  AirOrderPassengerRow,
  AirOrderTicketRow,
  ShownFlight,
} from '../../../ground/database/tables/tables-order.ts';
import { orderHeadOf } from './order-head.ts';
import type { WholeNewOrder } from './order-head.ts';
import type { PricedPassenger } from './price-passengers.ts';

type Segment = Verified['segments'][number];

const shownFields = [
  'flightId',
  'flightNo',
  'airline',
  'airlineName',
  'carrierFlightNo',
  'planeName',
  'orgcityname',
  'orgAirport',
  'orgAirportName',
  'orgTerm',
  'dstcityname',
  'dstAirport',
  'dstAirportName',
  'dstTerm',
  'depTime',
  'arrTime',
  'arrivalDays',
  'durationMinutes',
  'stops',
  'meal',
] as const;

/** The flight as it is sold: of later changes of the timetable, only those that the airline announces reach the order. */
export function shownFlight({ flight, seat, rule }: Pick<Segment, 'flight' | 'seat' | 'rule'>): ShownFlight {
  return {
    ...pick(flight, shownFields),
    cabinCode: seat.cabinCode,
    productName: seat.productName,
    discount: seat.discount,
    rule,
    discountServiceFee: seat.discountServiceFee,
    changeServiceFee: '0',
    discountChangeServiceFee: '0',
    schedule: null,
  };
}

/** Writes a new order with everything that belongs to it in one statement, the last one of its transaction: round trips to the database are the cost of an order. */
export async function insertOrder(tx: Tx, order: WholeNewOrder): Promise<void> {
  const { row, segments, passengers, createdBy } = order;
  const id = row.order_id;
  const head = orderHeadOf(order, Math.min(...segments.map(({ flight }) => msOf(flight.depTime))));
  await insertLastRows(tx, {
    air_orders: [row],
    orders: [
      { ...head, standard_version_id: order.standardVersionId, agreed_texts: keptTexts(head.kind, head.created_at) },
    ],
    server_events: [madeRow(head)],
    air_order_flights: segments.map((segment) => flightRow(id, segment)),
    air_order_passengers: passengers.map((one, at) => passengerRow(id, one, at)),
    air_order_tickets: passengers.flatMap((one, at) =>
      one.tickets.map((ticket) => ticketRow(id, one, at, ticket, segments)),
    ),
    air_order_events: [{ order_id: id, at: row.created_at, title: '提交订单', detail: createdBy }],
  });
}

/** A row without the columns that only a later refund or change fills. */
type NewRow<Row, Later extends keyof Selectable<Row>> = Omit<Selectable<Row>, Later>;

const psgIdOf = (orderId: string, at: number): string => `${orderId}-${at + 1}`;

const flightRow = (orderId: string, segment: Segment): NewRow<AirOrderFlightRow, 'change_no' | 'in_use'> => ({
  order_id: orderId,
  triptype: segment.triptype,
  flight_id: segment.flight.flightId,
  cabin_code: segment.seat.cabinCode,
  flight_no: segment.flight.flightNo,
  airline: segment.flight.airline,
  dep_at: msOf(segment.flight.depTime),
  arr_at: msOf(segment.flight.arrTime),
  shown: shownFlight(segment),
});

const passengerRow = (orderId: string, one: PricedPassenger, at: number): Selectable<AirOrderPassengerRow> => ({
  psg_id: psgIdOf(orderId, at),
  order_id: orderId,
  name: one.name,
  psg_type: one.psgType,
  cert_type: one.certType,
  cert_no: one.certNo,
  cert_key: one.certKey,
  born_date: one.birthday,
  mobile_phone: one.mobilePhone,
  sale_price: one.totalFen,
  insurances: one.insurances.map(({ insuType, name, price }) => ({
    insuType,
    name,
    priceFen: fenOf(price) * one.tickets.length,
    status: insuranceStatus.none,
  })),
});

const ticketRow = (
  orderId: string,
  one: PricedPassenger,
  at: number,
  ticket: PricedPassenger['tickets'][number],
  segments: readonly Segment[],
): NewRow<AirOrderTicketRow, 'change_no' | 'change_spread' | 'change_fuel_spread' | 'charge'> => ({
  psg_id: psgIdOf(orderId, at),
  order_id: orderId,
  triptype: ticket.triptype,
  tkt_price: ticket.tktPriceFen,
  cons_tax: ticket.consTaxFen,
  fuel_tax: ticket.fuelTaxFen,
  serv_fee: ticket.servFeeFen,
  insu_price: ticket.insuPriceFen,
  ticket_no: null,
  ticket_status: '',
  cert_key: one.certKey,
  dep_at: msOf(segments.find((one) => sameSegment(one, ticket))?.flight.depTime ?? ''),
});

export const serviceFeesOf = (passengers: readonly PricedPassenger[]): Fen =>
  passengers.flatMap((one) => one.tickets).reduce((sum, ticket) => sum + ticket.servFeeFen, 0);
