import type { z } from 'zod';
import type { Berth } from '#domain/rail/seat-wish.ts';
import type { ChangeVerdict } from '#domain/rail/change-rules.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { ChangeAbove } from './order-after-sale.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { TicketChange, TicketQuote, TicketRefund, TicketRefundQuote, TicketSaleConflict } from './ticket-sale.ts';
import type { OfferedBerth, OrderTrainRide, TrainOrder } from './train-order.ts';
import type { trainSaleSchemas } from './train-sale.schema.ts';
import type { TrainRide, TrainSeat } from './train.ts';

type In<K extends keyof typeof trainSaleSchemas> = z.input<(typeof trainSaleSchemas)[K]>;

/** One ticket of a refund: back = price + insurance − charge. */
export interface TrainRefundLine {
  ticketId: string;
  name: string;
  ticketType: TicketType;
  trainNumber: string;
  seatName: string;
  /** Of the train that is held now. */
  price: Yuan;
  feePercent: number;
  charge: Yuan;
  /** Comes back in full before the departure; "0" without one. */
  insurance: Yuan;
  back: Yuan;
}

export interface TrainRefundTotals {
  /** Without insurance. */
  paid: Yuan;
  insurance: Yuan;
  charge: Yuan;
  back: Yuan;
}

/** Until the fee rises. */
export interface TrainRefundQuote extends TicketRefundQuote<TrainRefundLine, TrainRefundTotals> {
  /** When and to what the fee rises next; null: it does not before the departure. */
  nextRise: { atMs: number; charge: Yuan; back: Yuan } | null;
}

/** One of `due` and `back` is "0". */
export interface TrainChangeSums {
  /** New price less old price; negative for a cheaper train. */
  spread: Yuan;
  /** The railway's fee: a part of the difference that a cheaper train gives back. */
  charge: Yuan;
  due: Yuan;
  back: Yuan;
}

export interface TrainChangeLine extends TrainChangeSums {
  ticketId: string;
  name: string;
  ticketType: TicketType;
  /** Of the ticket that is given up. */
  seatName: string;
  feePercent: number;
}

/** Trains that these tickets may be changed to, each class with its sums for all of them. */
export interface TrainChangeOffers {
  serverTimeMs: number;
  date: Day;
  old: OrderTrainRide;
  /** Change of destination (变更到站). */
  isOtherStation: boolean;
  /** Days that may be chosen. */
  dates: { from: Day; to: Day };
  /** Why none may be chosen; "" where some may. */
  refusal: string;
  /** The trains of the day are not sold now, and so not changed to: from when they are. */
  opens?: Moment;
  rides: (Omit<TrainRide, 'seats'> & { seats: (TrainSeat & { change: TrainChangeSums })[] })[];
}

export interface TrainChangeQuote extends TicketQuote<TrainChangeLine, TrainChangeSums> {
  above?: ChangeAbove;
  isOtherStation: boolean;
  old: OrderTrainRide;
  new: Omit<OrderTrainRide, 'rideNo' | 'changedFrom' | 'isOtherStation'>;
  /** Tiers of its berths; absent for seats. */
  tiers?: Partial<Record<Berth, OfferedBerth>>;
  /** Where the passengers would sit together, in a sentence; "" for one. */
  arrangement: string;
  /** A later refund of the new ticket costs 5 % at least. */
  keepsFivePercent: boolean;
}

interface TrainChange extends TicketChange<OrderTrainRide, TrainChangeLine, TrainChangeSums> {
  isOtherStation: boolean;
}

/** A request for a refund or a change, in whatever state. */
export type TrainSale = TicketRefund<TrainRefundLine, TrainRefundTotals> | TrainChange;

/** 409 of the calls below: how the state has changed. */
export type TrainSaleConflict =
  | TicketSaleConflict<TrainRefundQuote | TrainChangeQuote>
  | { kind: 'notChangeable'; verdict: Exclude<ChangeVerdict, 'ok'> }
  | { kind: 'soldOut'; trainNumber: string; left: number };

/** Refund, change and change of destination of train tickets. Only the booker acts. */
export const trainSale = {
  refundQuote: row<In<'refundQuote'>, TrainRefundQuote>('/train/refundQuote', '火车票退票试算', {
    reads: true,
    has: 'quoteId',
    ours: true,
  }),
  refundApply: row<In<'refundApply'>, TrainOrder>('/train/refundApply', '火车票退票', { has: 'orderNo', ours: true }),
  changeQuery: row<In<'changeQuery'>, TrainChangeOffers>('/train/changeQuery', '改签、变更到站：可选车次', {
    reads: true,
    has: 'rides',
    ours: true,
  }),
  changeQuote: row<In<'changeQuote'>, TrainChangeQuote>('/train/changeQuote', '改签、变更到站试算', {
    reads: true,
    has: 'quoteId',
    ours: true,
  }),
  changeApply: row<In<'changeApply'>, TrainOrder>('/train/changeApply', '改签、变更到站', {
    has: 'orderNo',
    ours: true,
  }),
  changeWithdraw: row<In<'changeWithdraw'>, TrainOrder>('/train/changeWithdraw', '撤回待支付的改签', {
    has: 'orderNo',
    ours: true,
  }),
} as const;
