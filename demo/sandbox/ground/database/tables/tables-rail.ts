import type { Generated } from 'kysely';
import type { FlightSchedule } from '#contract/order.ts';
import type { TrainCall } from '#contract/train.ts';
import type { CertType } from '#contract/passenger.ts';
import type { Day } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import type { TrainLetter } from '#domain/rail/fares.ts';
import type { Berth, SeatWish } from '#domain/rail/seat-wish.ts';
import type { TicketState } from '#domain/product/ticket-states.ts';
import type { ChangeOver, Share } from './tables-after-sale.ts';
import type { TicketContent, TicketOrderRow } from './tables-ticket.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';

/** Sections of a seat on one day of a train, a bit each, from the first sale on. Created in migrations/063-rail-seats.ts. */
interface RailSeatRow {
  /** Number and day of the train in one int. */
  train_day: number;
  seat: number;
  /** In orders that are not paid yet. */
  held: number;
  sold: number;
}

/** A ride as it was sold. */
export interface SoldRide {
  trainNumber: string;
  letter: TrainLetter;
  seatClass: SeatClass;
  from: TrainCall;
  to: TrainCall;
  minutes: number;
  nights: number;
  km: number;
  /** Day on which the train leaves its first stop. */
  firstDay: Day;
  /** Stops of the train, counted from its first. */
  fromStop: number;
  toStop: number;
  /** Of a plan with changes of seat: the seat that it showed. */
  seatNo?: number;
  /** The railway's change of the train: `from` and `to` have its new times. */
  schedule?: FlightSchedule;
  /** Number of the ride that a change gave up for it; null: as it was booked. */
  changedFrom: number | null;
  /** By a change of destination. */
  isOtherStation?: boolean;
  /** Seats that were asked for on this ride, with its order or its change; absent: those of the whole order, for a ride as it was booked. */
  wish?: SeatWish;
}

interface RailPassengerData {
  name: string;
  ticketType: TicketType;
  certType: CertType;
  certNo: string;
  mobilePhone: string;
  /** Goes with this passenger, without a ticket. */
  freeChild?: { name: string; certType: CertType; certNo: string };
}

/** A ride as it is offered, or waited for: prices are the server's and stay for the time of the hold. */
export interface PricedRide extends Omit<SoldRide, 'changedFrom'> {
  /** A type that is missing is not sold. Of berths: those of the dearest tier, or of the planned one. */
  prices: Partial<Record<TicketType, Fen>>;
  /** Prices of each tier of berths; absent for seats. */
  tiers?: Partial<Record<Berth, { prices: Partial<Record<TicketType, Fen>> }>>;
  /** Business travel: prices of the highest class that the standard grants. */
  limits: Partial<Record<TicketType, Fen>>;
}

/** Of a wish of business travel: its standing to the standard, and the shares of its price for the party. */
export interface WishTerms {
  isOver: boolean;
  overAmount: Fen;
  company: Fen;
  personal: Fen;
}

/** Of an order that waits, or waited, for seats. */
export interface RailWaitData {
  wishes: PricedRide[];
  /** Milliseconds: of the last train. */
  deadline: number;
  /** Each train is waited for until so long before its departure; absent: until the deadline alone. */
  hoursBefore?: number;
  /** The wish that was met; null: none, or not yet. */
  served: number | null;
  /** Business travel: of each wish; the order has those of the wish that was met. */
  terms?: WishTerms[];
  /** Business travel: of the berths that the wish was met with, which may be cheaper than it. */
  metTerms?: WishTerms;
  /** The rest of the deposit, by payment, once the tickets are issued. */
  back?: Share[];
  /** No provider has a part of it any more. */
  isBack?: boolean;
}

/** The parts of an order that are read with it alone. They never change, but a change of a ticket adds its ride. */
export interface RailContent extends TicketContent {
  rides: SoldRide[];
  passengers: RailPassengerData[];
  /** Seats that were asked for. */
  wish: SeatWish | null;
  wait?: RailWaitData;
  /** Of an order whose seats the railway is taking: what its amounts and its approval follow from (products/train/rows/seating.ts). */
  seating?: object;
  /** Masked. */
  railAccount?: string;
}

/** An order of train tickets. Created in migrations/064-rail-orders.ts. */
export interface RailOrderRow extends TicketOrderRow<RailContent> {
  /** Given up by the member before it was paid. */
  cancelled_at: number | null;
}

/** One passenger on one ride: the seat with its sections, for which the inventory has a row. */
export interface RailTicketRow {
  order_id: string;
  ride_no: number;
  passenger_no: number;
  cert_key: string;
  ticket_type: TicketType;
  train_day: number;
  seat: number;
  sections: number;
  price: Fen;
  /** Held or sold; false once the order gave it back. */
  is_open: Generated<boolean>;
  state: Generated<TicketState>;
  /** A refund costs 5 % at least, since a change to a day far ahead. */
  keeps_five: Generated<boolean>;
  /** Beside the price; a change takes it along. */
  insurance: Generated<Fen>;
}

interface SoldTicket {
  /** Names its row of rail_tickets. */
  rideNo: number;
  passengerNo: number;
  name: string;
  ticketType: TicketType;
  trainNumber: string;
  seatName: string;
  feePercent: number;
  /** The railway's fee. */
  charge: Fen;
}

/** One ticket of a refund: back = fare + insurance − charge. */
export interface RailRefundItem extends SoldTicket {
  fare: Fen;
  /** Of the ticket as it was booked: incomes are of it. Absent in refunds from before there were any. */
  booked?: Fen;
  servFeeKept: Fen;
  /** Of refunds from before there was any: absent. */
  insurance?: Fen;
  insuranceKept: Fen;
  back: Fen;
}

export interface RailRefundContent {
  items: RailRefundItem[];
  nextRise: { atMs: number; charge: Fen; back: Fen } | null;
  follows: string[];
  shares: Share[];
}

/** One ticket of a change; `due` is negative where money comes back. */
export interface RailChangeItem extends SoldTicket {
  /** Of the new ticket. */
  fare: Fen;
  /** New price less old price. */
  changeSpread: Fen;
  changeServiceFee: Fen;
  discountChangeServiceFee: Fen;
  due: Fen;
  /** The new ticket keeps the fee of 5 %; of one ride some may, while the railway is the cause for others. */
  keepsFive?: true;
}

export interface RailChangeContent {
  over?: ChangeOver;
  items: RailChangeItem[];
  /** The ride that is given up, and the new one; its number once its seats are held, before it −1. */
  rideNo: number;
  fresh: Omit<SoldRide, 'changedFrom'> & Pick<PricedRide, 'tiers'>;
  freshNo: number;
  isOtherStation: boolean;
  shares: Share[];
}

/** The railway's change of a train on one day, against the timetable. Created in migrations/074-rail-changes.ts. */
interface TrainChangeRow {
  train_day: number;
  kind: ScheduleKind;
  minutes: number;
}

/** The timeline, oldest first by id. */
interface RailOrderEventRow {
  id: Generated<number>;
  order_id: string;
  at: number;
  title: string;
  detail: string;
}

export interface RailTables {
  rail_seats: RailSeatRow;
  rail_changes: TrainChangeRow;
  rail_orders: RailOrderRow;
  rail_tickets: RailTicketRow;
  rail_order_events: RailOrderEventRow;
}
