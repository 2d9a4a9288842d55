import type { z } from 'zod';
import type { SaleState } from '#domain/order/after-sale/sale-states.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import type { ChangeVerdict } from '#domain/rail/change-rules.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { ChangeAbove, SaleShare, SaleStep } from './order-after-sale.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
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

export interface TrainRefundQuote {
  quoteId: string;
  /** Until then an application is settled by it: ten minutes, or until the fee rises. */
  expiresMs: number;
  serverTimeMs: number;
  lines: TrainRefundLine[];
  totals: TrainRefundTotals;
  /** When and to what the fee rises next; null: it does not before the departure. */
  nextRise: { atMs: number; charge: Yuan; back: Yuan } | null;
  shares: SaleShare[];
  /** When the money arrives, in a sentence. */
  arrives: string;
  /** `ticketId`s that were added: a child travels with an adult. */
  follows: string[];
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

export interface TrainChangeQuote {
  above?: ChangeAbove;
  quoteId: string;
  expiresMs: number;
  serverTimeMs: number;
  isOtherStation: boolean;
  old: OrderTrainRide;
  new: Omit<OrderTrainRide, 'rideNo' | 'changedFrom' | 'isOtherStation'>;
  /** Tiers of its berths; absent for seats. */
  tiers?: Partial<Record<Berth, OfferedBerth>>;
  /** Where the passengers would sit together, in a sentence; "" for one. */
  arrangement: string;
  lines: TrainChangeLine[];
  totals: TrainChangeSums;
  /** A later refund of the new ticket costs 5 % at least. */
  keepsFivePercent: boolean;
  /** Where money that comes back goes; empty with something due. */
  shares: SaleShare[];
  arrives: string;
}

interface TrainSaleBase {
  /** Also the order number of its payment, business type trainChangeTicket. */
  saleId: string;
  orderNo: string;
  state: SaleState;
  title: string;
  createTime: Moment;
  shares: SaleShare[];
  steps: SaleStep[];
  /** Actions that the member may take now. */
  actions: ('withdraw' | 'pay')[];
}

interface TrainRefundSale extends TrainSaleBase {
  kind: 'refund';
  lines: TrainRefundLine[];
  totals: TrainRefundTotals;
}

interface TrainChangeSale extends TrainSaleBase {
  kind: 'change';
  isOtherStation: boolean;
  old: OrderTrainRide;
  /** `rideNo` is -1 before the change is done. */
  new: OrderTrainRide;
  lines: TrainChangeLine[];
  totals: TrainChangeSums;
  /** Until when what is due can be paid; 0 with nothing due. */
  payDeadlineMs: number;
}

/** A request for a refund or a change, in whatever state. */
export type TrainSale = TrainRefundSale | TrainChangeSale;

/** 409 of the calls below: how the state has changed. */
export type TrainSaleConflict =
  /** `quote`: what it would be now; null where nothing can be quoted any more. */
  | { kind: 'quoteExpired'; quote: TrainRefundQuote | TrainChangeQuote | null }
  /** A request of the order is under way. */
  | { kind: 'underWay'; saleId: string }
  | { kind: 'wrongStatus'; orderId: string; status: number }
  /** These tickets are refunded, changed, or their train has left. */
  | { kind: 'ticketGone'; ticketIds: string[] }
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
