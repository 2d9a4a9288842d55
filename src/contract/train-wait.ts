import type { z } from 'zod';
import type { BookingApplications } from './application-views.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import type { StandardShown } from '#domain/policy/facts.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import { row } from './row.ts';
import type { Moment, Yuan } from './row.ts';
import type { HeldOrder } from './order.ts';
import type { KnownStudent } from './train-order.ts';
import type { trainWaitSchemas } from './train-wait.schema.ts';
import type { TrainCall, TrainVerdict } from './train.ts';

type In<K extends keyof typeof trainWaitSchemas> = z.input<(typeof trainWaitSchemas)[K]>;

/** A train and class that a party waits for. */
export interface TrainWish {
  trainNumber: string;
  letter: string;
  from: TrainCall;
  to: TrainCall;
  minutes: number;
  nights: number;
  seatClass: SeatClass;
  /** Of one ticket; a type that is missing is not sold. */
  prices: Partial<Record<TicketType, Yuan>>;
  /** Of the whole party. */
  price: Yuan;
  /** Seats left now: such a wish needs no waiting. */
  left: number;
  /** People who wait for the same seats, before this order. */
  ahead: number;
  /** Of an order: until when this train is waited for. */
  until?: Moment;
  /** The railway has cancelled the train. */
  isOff?: true;
  /** Business travel. */
  standard?: TrainVerdict;
}

export interface TrainWaitQuote {
  verifyKey: string;
  holdUntilMs: number;
  serverTimeMs: number;
  wishes: TrainWish[];
  /** The highest price of all wishes: what is too much of it goes back. */
  deposit: Yuan;
  /** Moments until which it may wait, the latest first: hours before the last departure, for each earlier train before its own. */
  deadlines: { atMs: number; at: Moment; hoursBefore: number }[];
  travelType: 'private' | 'business';
  standard?: StandardShown;
  /** Business: of the deposit, each enough for any wish; the personal part is above 0 with multiPay alone. */
  split?: { company: Yuan; personal: Yuan };
  costCenters: string[];
  /** Business: what the company has decided for such bookings. */
  booking?: BookingTerms;
  /** Trip applications that cover it; absent where they do not concern the buyer. */
  applications?: BookingApplications;
  students: KnownStudent[];
}

/** Waiting orders: 候补中 until a seat comes back, the deadline, or the member gives up. */
export interface TrainWait {
  wishes: TrainWish[];
  /** Of the last train. */
  deadline: Moment;
  deadlineMs: number;
  deposit: Yuan;
  /** The wish that was met; null: none, or not yet. */
  served: number | null;
}

export const trainWait = {
  quote: row<In<'quote'>, TrainWaitQuote>('/train/waitQuote', '候补试算：预付款与截止时间', {
    reads: true,
    has: 'verifyKey',
    ours: true,
  }),
  create: row<In<'create'>, HeldOrder>('/train/createWait', '提交候补订单', { has: 'orderNo', ours: true }),
} as const;
