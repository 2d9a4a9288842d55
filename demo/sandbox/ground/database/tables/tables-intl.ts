import type { Generated } from 'kysely';
import type { IntlFlight, IntlRule, IntlSlice, IntlTax, VerifiedIntl } from '#contract/intl-order.ts';
import type { CertType, PsgType } from '#contract/passenger.ts';
import type { Fen } from '#domain/money.ts';
import type { TicketState } from '#domain/product/ticket-states.ts';
import type { FlightType } from '#domain/trip/legs.ts';
import type { ChangeOver, Share } from './tables-after-sale.ts';
import type { TicketContent, TicketOrderRow } from './tables-ticket.ts';

/** Seats of a slice by flight: those of the carrier that flies. */
interface SliceSeat {
  flightId: string;
  cabinCode: string;
}

/** One passenger's fare and taxes of a slice, by type. */
export type SlicePrices = Partial<Record<PsgType, { price: Fen; tax: Fen }>>;

/** A slice as it was sold. */
export interface SoldSlice extends IntlSlice {
  flights: IntlFlight[];
  seats: SliceSeat[];
  prices: SlicePrices;
  departsMs: number;
  arrivesMs: number;
  /** The airline's changes of its flights with their times as sold, one for each; absent: all as sold. */
  schedules?: ({ kind: 'moved' | 'cancelled'; depTime: string; arrTime: string; acceptedAt?: string } | null)[];
  /** Number of the slice that a change gave up for it; null: as it was booked. */
  changedFrom: number | null;
}

export interface IntlPassengerData {
  name: string;
  psgType: PsgType;
  certType: CertType;
  certNo: string;
  certValidDate: string;
  bornDate: string;
  sex: 'M' | 'F';
  nationality: string;
  issueCountry: string;
  visaCountry: string;
  proofNo: string;
  mobilePhone: string;
}

/** The parts of an order that are read with it alone. They never change, but a change of a ticket adds its slice. */
export interface IntlContent extends TicketContent {
  flightType: FlightType;
  brand: VerifiedIntl['brand'];
  slices: SoldSlice[];
  passengers: IntlPassengerData[];
  taxes: IntlTax[];
  airports: VerifiedIntl['airports'];
  rules: IntlRule[];
}

/** An order of international flights. Created in migrations/076-intl-orders.ts. */
export type IntlOrderRow = TicketOrderRow<IntlContent>;

/** One passenger on one slice. */
export interface IntlTicketRow {
  order_id: string;
  slice_no: number;
  passenger_no: number;
  cert_key: string;
  psg_type: PsgType;
  departs_at: number;
  arrives_at: number;
  price: Fen;
  tax: Fen;
  service_fee: Fen;
  ticket_no: Generated<string>;
  /** Held or sold; false once the order gave it back. */
  is_open: Generated<boolean>;
  state: Generated<TicketState>;
}

interface SaleTicket {
  /** Names its row of intl_tickets. */
  sliceNo: number;
  passengerNo: number;
  name: string;
  psgType: PsgType;
  way: string;
  /** The airline's fee. */
  charge: Fen;
}

/** One ticket of a refund: back = fare + tax + servFee − charge − servFeeKept. */
export interface IntlRefundItem extends SaleTicket {
  fare: Fen;
  tax: Fen;
  servFee: Fen;
  servFeeKept: Fen;
  insuranceKept: Fen;
  back: Fen;
  /** Fare of the ticket that was booked, which incomes were earned by. */
  booked?: Fen;
  by: 'before' | 'after' | 'involuntary';
}

export interface IntlRefundContent {
  items: IntlRefundItem[];
  follows: string[];
  shares: Share[];
}

/** One ticket of a change; a cheaper one gives nothing back. */
export interface IntlChangeItem extends SaleTicket {
  /** Of the new ticket. */
  fare: Fen;
  tax: Fen;
  changeSpread: Fen;
  taxSpread: Fen;
  changeServiceFee: Fen;
  discountChangeServiceFee: Fen;
  due: Fen;
}

export interface IntlChangeContent {
  over?: ChangeOver;
  items: IntlChangeItem[];
  /** The slice that is given up, and the new one; its number once its seats are held, before it −1. */
  sliceNo: number;
  fresh: Omit<SoldSlice, 'changedFrom'>;
  freshNo: number;
  follows: string[];
  shares: Share[];
}

/** The timeline, oldest first by id. */
interface IntlOrderEventRow {
  id: Generated<number>;
  order_id: string;
  at: number;
  title: string;
  detail: string;
}

export interface IntlTables {
  intl_orders: IntlOrderRow;
  intl_tickets: IntlTicketRow;
  intl_order_events: IntlOrderEventRow;
}
