import type { ColumnType, Generated, Selectable } from 'kysely';
import type { OrderFlight } from '#contract/order.ts';
import type { OrderRowFlight, OrderRowParts } from '#contract/order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { CertType, PsgType } from '#contract/passenger.ts';
import type { Fen } from '#domain/money.ts';
import type { Split } from '#domain/payment/split.ts';
import type { FlightType, LegNo } from '#domain/trip/legs.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** A flight order. Moments in milliseconds of the sandbox clock, money in fen. */
export interface AirOrderRow {
  order_id: string;
  member_id: string;
  app_id: string;
  /** The credit member who may see it and pay for it; null for private travel. */
  company_id: string | null;
  status: number;
  travel_type: 'private' | 'business';
  flight_type: FlightType;
  created_at: number;
  pay_deadline: number;
  /** When the clock moves it on next: expiry, ticket, money back. Null: it waits for a person. */
  step_at: number | null;
  payprice: Fen;
  service_fee: Fen;
  /** Business travel: shares of company and traveller. */
  split: Json<Split | null>;
  over_standard: boolean;
  /** Of the travel standard; `none` where none applies. */
  verdict: Generated<'in' | 'over' | 'none'>;
  /** Fares above the standard's limit. */
  over_amount: Generated<Fen>;
  /** Above the lowest fares that the standard points to. */
  missed: Generated<Fen>;
  contact: Json<{ name: string; mobilePhone: string; email: string }>;
  voucher: 'electronic' | 'none';
  over_reason: string;
  travel_reason: string;
  cost_center: string;
  /** The last arrival: the order's trip is over then. */
  ends_at: number;
  /** A government-purchase ticket: who buys it, and the last four digits of the card that was checked. */
  gp: Json<{ unit: string; cardEnd: string } | null>;
}

export interface AirOrderFlightRow {
  order_id: string;
  triptype: LegNo;
  /** 0: as it was booked; else the change of the order that led to it. */
  change_no: Generated<number>;
  /** A passenger holds a ticket of it that is not refunded. */
  in_use: Generated<boolean>;
  flight_id: string;
  cabin_code: string;
  flight_no: string;
  airline: string;
  dep_at: number;
  arr_at: number;
  /** The flight as it was sold, rules included; times and `schedule` as the airline has changed them since. */
  shown: Json<ShownFlight>;
}

export type ShownFlight = Omit<OrderFlight, 'triptype' | 'changeNo'>;

interface OrderedInsurance {
  insuType: string;
  name: string;
  priceFen: Fen;
  status: number;
}

export interface AirOrderPassengerRow {
  psg_id: string;
  order_id: string;
  name: string;
  psg_type: PsgType;
  cert_type: CertType;
  cert_no: string;
  /** One key for one document, however it was typed (src/domain/passenger/documents/duplicates.ts). */
  cert_key: string;
  born_date: string;
  mobile_phone: string;
  sale_price: Fen;
  insurances: Json<OrderedInsurance[]>;
}

/** One passenger on one flight. */
export interface AirOrderTicketRow {
  psg_id: string;
  order_id: string;
  triptype: LegNo;
  tkt_price: Fen;
  cons_tax: Fen;
  fuel_tax: Fen;
  serv_fee: Fen;
  insu_price: Fen;
  /** With `triptype` its flight of the order. */
  change_no: Generated<number>;
  /** By all changes so far: the flight costs tkt_price + change_spread. */
  change_spread: Generated<Fen>;
  change_fuel_spread: Generated<Fen>;
  /** The airline's fees of changes and refund. */
  charge: Generated<Fen>;
  ticket_no: string | null;
  ticket_status: string;
  /** The passenger's and the flight's, for the search for duplicates. */
  cert_key: string;
  dep_at: number;
}

/** The timeline, oldest first by id. */
interface AirOrderEventRow {
  id: Generated<number>;
  order_id: string;
  at: number;
  title: string;
  detail: string;
}

/** An order of any product in a list: written by the code of its product, in the transaction that writes the order. */
export interface OrderHeadRow {
  order_id: string;
  kind: OrderType;
  app_id: string;
  member_id: string;
  company_id: string | null;
  status: number;
  travel_type: 'private' | 'business';
  created_at: number;
  /** The first departure. */
  travel_at: number;
  /** The last arrival. */
  ends_at: number;
  pay_deadline: number;
  /** Of a flight order with what its confirmed changes have cost. */
  amount: Fen;
  /** `北京 → 上海` */
  title: string;
  /** Searched: number of the order, names, numbers of flights. */
  words: string;
  card: Json<OrderCard>;
  /** Business travel: the version of the travel standard that judged it. */
  standard_version_id: Generated<number | null>;
  /** Accepted with it (src/domain/agreement). */
  agreed_texts: Generated<string | null>;
}

/** Made of an order's parts; the version that judged it and the texts of its form are no part of them. */
export type OrderHead = Omit<Selectable<OrderHeadRow>, 'standard_version_id' | 'agreed_texts'>;

/** Shown in a list and never filtered by. Parts of the amount in fen. */
interface OrderCard extends OrderRowParts {
  flightList: OrderRowFlight[];
  psgNames: string[];
  isExchange: 0 | 1;
  taxes: Fen;
  insurance: Fen;
  serviceFee: Fen;
  /** Of a train order, for files: each ticket with its passenger, seat and state. */
  ticketTexts?: string[];
  /** Absent: nothing has gone back. */
  returned?: Fen;
  /** Of a cancelled stay: kept of what was paid. Absent: nothing. */
  kept?: Fen;
  /** Paid for confirmed changes, part of the order's amount. Absent: nothing. */
  exchange?: Fen;
  /** Of `dueChange`: its difference with the fees. Absent: the change is of before this was kept. */
  changeDue?: Fen;
}

/** Tables of the order domain; created in migrations/003-orders.ts and 014-order-heads.ts. */
export interface OrderTables {
  orders: OrderHeadRow;
  air_orders: AirOrderRow;
  air_order_flights: AirOrderFlightRow;
  air_order_passengers: AirOrderPassengerRow;
  air_order_tickets: AirOrderTicketRow;
  air_order_events: AirOrderEventRow;
}
