import type { z } from 'zod';
import type { BookingApplications } from './application-views.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import type { StandardShown } from '#domain/policy/facts.ts';
import type { TicketState } from '#domain/product/ticket-states.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { FlightSchedule, HeldOrder, TicketOrder } from './order.ts';
import type { CertType } from './passenger.ts';
import { row } from './row.ts';
import type { Moment, Yuan } from './row.ts';
import type { trainOrderSchemas } from './train-order.schema.ts';
import type { TrainWait } from './train-wait.ts';
import type { TrainSale } from './train-sale.ts';
import type { TrainCall, TrainVerdict } from './train.ts';

type In<K extends keyof typeof trainOrderSchemas> = z.input<(typeof trainOrderSchemas)[K]>;

/** A tier of berths as it is offered. */
export interface OfferedBerth {
  left: number;
  prices: Partial<Record<TicketType, Yuan>>;
  /** Business: the part that an adult traveller pays. */
  personal?: Yuan;
}

/** A class of the train beside the chosen one, as a list shows it: of berths with the price of the cheapest tier that is left. */
export interface OfferedClass {
  seatClass: SeatClass;
  left: number;
  /** Of an adult. */
  price: Yuan;
  standard?: TrainVerdict;
}

/** A ride as it is offered: its price is held. */
export interface OfferedTrainRide {
  trainNumber: string;
  letter: string;
  from: TrainCall;
  to: TrainCall;
  minutes: number;
  nights: number;
  km: number;
  seatClass: SeatClass;
  /** A ticket type that is missing is not sold. */
  prices: Partial<Record<TicketType, Yuan>>;
  left: number;
  /** Letters to choose from, the groups on both sides of the aisle; empty where seats have none. */
  seatRows: string[][];
  /** Berths to choose from; empty where the class has none. */
  berths: Berth[];
  /** Each of them with its price; `prices` are those of the dearest. Absent for seats. */
  tiers?: Partial<Record<Berth, OfferedBerth>>;
  /** A party of this size gets a place to stand where seats are short. */
  noSeat: boolean;
  /** Where the party would sit together, in a sentence; "" for one. */
  arrangement: string;
  /** Of a planned seat: its name, held with the order; "": it was taken meanwhile, another one comes in its place. */
  plannedSeat?: string;
  /** All classes of the train, the chosen one too; absent of a planned seat. */
  classes?: OfferedClass[];
  standard?: TrainVerdict;
}

/** A frequent passenger with student tickets, as the last order had it. */
export interface KnownStudent {
  passengerId: string;
  school: string;
  entered: string;
  years: string;
  from: string;
  to: string;
  /** Journeys of the academic year that are left. */
  left: number;
}

/** An insurance against accident and delay, for a passenger on a train. */
export interface TrainInsurance {
  name: string;
  summary: string;
  price: Yuan;
}

/** Rides with their prices held for some minutes. */
export interface VerifiedTrain {
  verifyKey: string;
  holdUntilMs: number;
  serverTimeMs: number;
  travelType: 'private' | 'business';
  rides: OfferedTrainRide[];
  /** Of one adult, all rides; of berths by the asked tier, else by the cheapest that is left. */
  total: Yuan;
  standard?: StandardShown;
  /** Business, of one adult: what company and traveller pay; the personal part is above 0 with multiPay alone. */
  split?: { company: Yuan; personal: Yuan };
  costCenters: string[];
  /** Business: what the company has decided for such bookings. */
  booking?: BookingTerms;
  /** Trip applications that cover it; absent where they do not concern the buyer. */
  applications?: BookingApplications;
  /** Offered with the tickets; the total is without it. Null: the company offers none. */
  insurance: TrainInsurance | null;
  students: KnownStudent[];
}

/** A train with the stations and moments of a way. */
export interface TrainTimes {
  trainNumber: string;
  from: TrainCall;
  to: TrainCall;
}

/** 409 of verify and createOrder: how the state has changed. */
export type TrainConflict =
  /** The train, or its class, is not sold any more; `trainNumber`: it does not run between these stations on this day. */
  | { kind: 'product'; trainNumber?: string }
  | { kind: 'inventory'; trainNumber: string; seatClass: SeatClass; left: number }
  /** The asked tiers of berths are gone, and the others cost more: `left` of each. */
  | { kind: 'berths'; trainNumber: string; seatClass: SeatClass; left: Partial<Record<Berth, number>> }
  | { kind: 'rate'; from: Yuan; to: Yuan; verified: VerifiedTrain }
  | { kind: 'expired' }
  /** A ticket of this document for the same way: of the member's own order, or "" for another's. */
  | { kind: 'duplicate'; orderNo: string; field: string; name: string; isUnpaid?: boolean }
  /** The person of this document travels by another train at the time; `held`: of the member's own order. */
  | {
      kind: 'overlap';
      orderNo: string;
      field: string;
      name: string;
      wanted: TrainTimes;
      held?: TrainTimes;
      /** The member's own order waits for its payment. */
      isUnpaid?: boolean;
    }
  /** The provider rests. */
  | { kind: 'closed'; until: Moment }
  /** Too near to the departure. */
  | { kind: 'over' }
  | { kind: 'notYet'; from: Moment }
  /** Minutes between two rides. */
  | { kind: 'gap'; minutes: number; least: number }
  /** Three orders were cancelled today. */
  | { kind: 'blocked'; until: Moment };

/** A ride of an order; one that a change led to has a number of its own. */
export interface OrderTrainRide {
  rideNo: number;
  trainNumber: string;
  letter: string;
  from: TrainCall;
  to: TrainCall;
  minutes: number;
  nights: number;
  km: number;
  seatClass: SeatClass;
  /** The railway has changed the train: `from` and `to` have its new times. */
  schedule?: FlightSchedule;
  /** The ride that it was changed from; null: as it was booked. */
  changedFrom: number | null;
  /** By a change of destination (变更到站). */
  isOtherStation?: true;
}

export interface TrainPassenger {
  /** Counted from 0, as `passengerNo` of tickets. */
  passengerNo: number;
  name: string;
  ticketType: TicketType;
  certType: CertType;
  certNo: string;
  mobilePhone: string;
  /** A child under 6 that goes with this passenger, without seat and ticket. */
  freeChild?: { name: string; certType: CertType; certNo: string };
}

/** One passenger on one ride. */
export interface TrainTicket {
  ticketId: string;
  rideNo: number;
  passengerNo: number;
  /** `06车 12F号`, `03车 05号下铺`, `无座`. */
  seatName: string;
  price: Yuan;
  state: TicketState;
  /** It came of a change: it cannot be changed again. */
  isChanged: boolean;
  /** Fee and money of a refund at this moment; null where it cannot be given back. */
  refund: { percent: number; fee: Yuan; back: Yuan; next: { atMs: number; percent: number; fee: Yuan } | null } | null;
  mayChange: boolean;
  /** The railway has changed the train, or one that it connects with, which is cancelled or missed: refund and change cost nothing. */
  freedBy?: FlightSchedule['kind'];
  /** Changed between 48 hours and 8 days before departure to a train beyond 8 days: a refund keeps 5 % at least. */
  keepsFivePercent?: true;
}

/** `status`: src/domain/product/rail-status.ts */
export interface TrainOrder extends TicketOrder {
  rides: OrderTrainRide[];
  passengers: TrainPassenger[];
  tickets: TrainTicket[];
  /** Tells whether the seats are those that were asked for, and who sits together; "" for one. */
  arrangement: string;
  /** Newest first. */
  afterSales: TrainSale[];
  /** Of an insured order: `total` of all tickets as they were booked; `state`: of those that are not given back. */
  insurance?: { name: string; count: number; total: Yuan; state: 'waiting' | 'insured' | 'back' | 'none' };
  /** Account of 12306 that buys the tickets, masked; absent: the platform's. */
  railAccount?: string;
  /** Of an order that waits, or waited, for seats. */
  wait?: TrainWait;
  /** Of an order whose seats the railway is taking: since when, how many orders for the same trains come before it, and whether the company decides on it then. */
  seating?: { sinceMs: number; ahead: number; asksApproval?: true };
}

export const trainOrder = {
  verify: row<In<'verify'>, VerifiedTrain>('/train/verify', '核对车票与价格', {
    reads: true,
    has: 'verifyKey',
    ours: true,
  }),
  createOrder: row<In<'createOrder'>, HeldOrder>('/train/createOrder', '创建火车票订单', {
    has: 'orderNo',
    ours: true,
  }),
  orderDetail: row<In<'orderDetail'>, TrainOrder>('/train/orderDetail', '火车票订单详情', {
    reads: true,
    has: 'orderNo',
    ours: true,
  }),
  cancelOrder: row<In<'cancelOrder'>, TrainOrder>('/train/cancelOrder', '取消火车票订单', { ours: true }),
} as const;
