import type { z } from 'zod';
import type { StopVerdict } from '#domain/intl/connection.ts';
import type { IntlList } from './intl.ts';
import type { IntlOrder, OrderIntlSlice } from './intl-order.ts';
import type { intlSaleSchemas } from './intl-sale.schema.ts';
import type { PsgType } from './passenger.ts';
import type { ChangeAbove } from './order-after-sale.ts';
import { row } from './row.ts';
import type { Day, Yuan } from './row.ts';
import type { TicketChange, TicketQuote, TicketRefund, TicketRefundQuote, TicketSaleConflict } from './ticket-sale.ts';

type In<K extends keyof typeof intlSaleSchemas> = z.input<(typeof intlSaleSchemas)[K]>;

/** One ticket of a refund: back = price + tax + serviceFee − charge − taxKept − servFeeKept. */
export interface IntlRefundLine {
  ticketId: string;
  name: string;
  psgType: PsgType;
  /** `上海 → 巴黎` */
  way: string;
  price: Yuan;
  tax: Yuan;
  serviceFee: Yuan;
  /** The airline's fee; never more than the fare. */
  charge: Yuan;
  taxKept: Yuan;
  servFeeKept: Yuan;
  back: Yuan;
  /** `after`: the passenger has begun the trip; `involuntary`: the airline has changed a flight of it. */
  by: 'before' | 'after' | 'involuntary';
}

/** Until the next departure. */
export type IntlRefundQuote = TicketRefundQuote<IntlRefundLine, { paid: Yuan; charge: Yuan; back: Yuan }>;

/** One of `due` and `back` is "0". */
export interface IntlChangeSums {
  /** New fare and taxes less old ones; a cheaper flight gives nothing back. */
  spread: Yuan;
  taxSpread: Yuan;
  charge: Yuan;
  due: Yuan;
  back: Yuan;
}

export interface IntlChangeLine extends IntlChangeSums {
  ticketId: string;
  name: string;
  psgType: PsgType;
}

/** Another slice of the same passengers in the same city with little time in between. */
export interface IntlNeighbour {
  /** The other slice arrives before the new flights, or departs after them. */
  side: 'before' | 'after';
  minutes: number;
  /** Minutes that its steps and the airport ask for. */
  needed: number;
  verdict: Exclude<StopVerdict, 'ample'>;
}

/** Itineraries of one day under the brand of the order, each with its sums for all tickets. */
export interface IntlChangeOffers extends Pick<IntlList, 'airports' | 'airlines' | 'segments' | 'stops' | 'cabinBags'> {
  serverTimeMs: number;
  date: Day;
  old: OrderIntlSlice;
  dates: { from: Day; to: Day };
  /** Why none may be chosen; "" where some may. */
  refusal: string;
  itineraries: (IntlList['slices'][number][number] & {
    left: number;
    change: IntlChangeSums;
    neighbours: IntlNeighbour[];
  })[];
  follows: string[];
}

export interface IntlChangeQuote extends TicketQuote<IntlChangeLine, IntlChangeSums> {
  above?: ChangeAbove;
  old: OrderIntlSlice;
  new: OrderIntlSlice;
}

/** A request for a refund or a change, in whatever state. */
export type IntlSale =
  | TicketRefund<IntlRefundLine, IntlRefundQuote['totals']>
  | TicketChange<OrderIntlSlice, IntlChangeLine, IntlChangeSums>;

/** 409 of the calls below: how the state has changed. */
export type IntlSaleConflict =
  | TicketSaleConflict<IntlRefundQuote | IntlChangeQuote>
  | { kind: 'notChangeable'; reason: string }
  | { kind: 'soldOut'; flightId: string; left: number };

/** Refund and change of international tickets by slice and passenger. Only the booker acts. */
export const intlSale = {
  refundQuote: row<In<'refundQuote'>, IntlRefundQuote>('/intl/refundQuote', '国际机票退票试算', {
    reads: true,
    has: 'quoteId',
    ours: true,
  }),
  refundApply: row<In<'refundApply'>, IntlOrder>('/intl/refundApply', '国际机票退票', { has: 'orderNo', ours: true }),
  changeQuery: row<In<'changeQuery'>, IntlChangeOffers>('/intl/changeQuery', '国际机票改签：可选行程', {
    reads: true,
    has: 'itineraries',
    ours: true,
  }),
  changeQuote: row<In<'changeQuote'>, IntlChangeQuote>('/intl/changeQuote', '国际机票改签试算', {
    reads: true,
    has: 'quoteId',
    ours: true,
  }),
  changeApply: row<In<'changeApply'>, IntlOrder>('/intl/changeApply', '国际机票改签', { has: 'orderNo', ours: true }),
  changeWithdraw: row<In<'changeWithdraw'>, IntlOrder>('/intl/changeWithdraw', '撤回待支付的国际改签', {
    has: 'orderNo',
    ours: true,
  }),
} as const;
