import type { z } from 'zod';
import type { FareRule, Flight, Seat } from './flight.ts';
import type { orderAfterSaleSchemas } from './order-after-sale.schema.ts';
import type { PayMethod } from '#domain/payment/pay-methods.ts';
import type { AirOrder, OrderFlight } from './order.ts';
import type { PsgType } from './passenger.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { SaleState } from '#domain/order/after-sale/sale-states.ts';
import type { LegNo } from '#domain/trip/legs.ts';

type In<K extends keyof typeof orderAfterSaleSchemas> = z.input<(typeof orderAfterSaleSchemas)[K]>;

/** The first three are the traveller's own; the others are involuntary (src/domain/order/after-sale/reasons.ts). */
export const saleReasons = [
  'plans',
  'wrongBooking',
  'otherFlight',
  'flightChanged',
  'flightCancelled',
  'illness',
  'visaOrBorder',
  'doubleBooking',
] as const;
export type SaleReason = (typeof saleReasons)[number];

/** One ticket of a refund. back = tktPrice + consTax + fuelTax + servFee + insurance − charge − servFeeKept − insuranceKept. */
export interface SaleLine {
  psgId: string;
  name: string;
  psgType: PsgType;
  triptype: LegNo;
  flightNo: string;
  /** Of the flight that is held now: differences of an earlier change are in it. */
  tktPrice: Yuan;
  consTax: Yuan;
  fuelTax: Yuan;
  servFee: Yuan;
  insurance: Yuan;
  /** Share of the fare that the airline keeps; null: the fare does not come back, the taxes do. */
  feePercent: number | null;
  /** The airline's fee. */
  charge: Yuan;
  /** Service fees come back in involuntary refunds alone. */
  servFeeKept: Yuan;
  /** An insurance whose flight has left does not come back. */
  insuranceKept: Yuan;
  back: Yuan;
  /** A ticket that was changed before: the fees of its change are not in these sums, and stay paid. */
  changed?: true;
}

/** Money that goes back to the payment it came from. */
export interface SaleShare {
  payer: 'company' | 'personal';
  method: PayMethod;
  amount: Yuan;
}

export interface RefundTotals {
  paid: Yuan;
  charge: Yuan;
  servFeeKept: Yuan;
  insuranceKept: Yuan;
  back: Yuan;
}

export interface RefundQuote {
  quoteId: string;
  /** Until then this is what an application is settled by: ten minutes, or until the fee rises. */
  expiresMs: number;
  serverTimeMs: number;
  voluntary: boolean;
  lines: SaleLine[];
  totals: RefundTotals;
  /** When and to what the fee rises next; null: it does not. */
  nextRise: { atMs: number; charge: Yuan; back: Yuan } | null;
  shares: SaleShare[];
  /** When the money arrives, in a sentence. */
  arrives: string;
  /** `psgId`s that were added: infants and children go where their adult goes. */
  follows: string[];
}

/** The four differences, the airline's fee and what follows from them. One of `due` and `back` is "0". */
export interface ChangeSums {
  /** New fare less old fare; negative where the new one is cheaper. */
  changeSpread: Yuan;
  changeFuelTaxSpread: Yuan;
  changeServiceFee: Yuan;
  discountChangeServiceFee: Yuan;
  /** The airline's fee for the change. */
  charge: Yuan;
  /** To be paid. */
  due: Yuan;
  /** Comes back when the airline has confirmed. */
  back: Yuan;
}

/** A ticket of a change. `due` less `back` of all lines is that of the totals. */
export interface ChangeLine extends ChangeSums {
  psgId: string;
  name: string;
  psgType: PsgType;
  feePercent: number | null;
}

/** Flights of a day on the same route; each seat with its sums for all tickets that are changed. */
export interface ChangeOffers {
  serverTimeMs: number;
  date: Day;
  /** The flight that is given up. */
  old: OrderFlight;
  /** Of the flight that is given up, only seats of a higher class are offered. */
  flights: (Omit<Flight, 'seats'> & { seats: (Seat & { change: ChangeSums })[] })[];
  /** The lowest difference of each day around it; negative where money comes back, "" where nothing can be changed to. */
  lowest: { date: Day; net: Yuan | '' }[];
  rules: Record<string, FareRule>;
  /** `psgId`s that were added: infants and children go where their adult goes. */
  follows: string[];
}

/** A change above the travel standard of its booker. */
export interface ChangeAbove {
  /** Of all tickets together; the company does not pay it. */
  overBy: Yuan;
  message: string;
  /** It is asked for with `overReason`. */
  asksReason: boolean;
  /** The company decides before it is made. */
  asksApproval: boolean;
}

export interface ChangeQuote {
  above?: ChangeAbove;
  quoteId: string;
  expiresMs: number;
  serverTimeMs: number;
  voluntary: boolean;
  old: OrderFlight;
  new: OrderFlight;
  lines: ChangeLine[];
  totals: ChangeSums;
  /** Where money that comes back goes; empty with something due. */
  shares: SaleShare[];
  follows: string[];
}

export interface SaleStep {
  key: string;
  title: string;
  /** "" where it has not happened. */
  time: Moment | '';
  state: 'done' | 'now' | 'later' | 'off';
  detail: string;
}

/** A request about an order of any product. */
export interface SaleRequest {
  /** Also the order number of its payment, business type changeTicket, trainChangeTicket or intlChangeTicket. */
  saleId: string;
  state: SaleState;
  title: string;
  createTime: Moment;
  shares: SaleShare[];
  steps: SaleStep[];
  /** Actions that the member may take now. */
  actions: ('withdraw' | 'pay')[];
}

interface SaleBase extends SaleRequest {
  orderId: string;
  reason: SaleReason;
  voluntary: boolean;
  remark: string;
  proofs: { proofId: string; fileName: string }[];
}

interface RefundSale extends SaleBase {
  kind: 'refund';
  lines: SaleLine[];
  totals: RefundTotals;
}

interface ChangeSale extends SaleBase {
  kind: 'change';
  old: OrderFlight;
  new: OrderFlight;
  lines: ChangeLine[];
  totals: ChangeSums;
  /** Until when what is due can be paid; 0 with nothing due. */
  payDeadlineMs: number;
}

/** A request for a refund or a change, in whatever state. */
export type AfterSale = RefundSale | ChangeSale;

/** 409 of the calls below: how the state has changed. */
export type SaleConflict =
  /** `quote`: what it would be now; null where nothing can be quoted any more. */
  | { kind: 'quoteExpired'; quote: RefundQuote | ChangeQuote | null }
  /** A request of the order is under way. */
  | { kind: 'underWay'; saleId: string }
  /** The order's status does not allow it. */
  | { kind: 'wrongStatus'; orderId: string; status: number }
  /** These passengers' tickets are refunded or flown. */
  | { kind: 'ticketGone'; psgIds: string[] }
  | { kind: 'soldOut'; flightId: string; cabinCode: string; seatsLeft: number };

/** Refund and change of flight orders: a quote, then a request that names it. Only the booker acts. */
export const orderAfterSale = {
  refundQuote: row<In<'refundQuote'>, RefundQuote>('/order/refundQuote', '退票试算', {
    reads: true,
    has: 'quoteId',
    ours: true,
  }),
  refundApply: row<In<'refundApply'>, AirOrder>('/order/refundApply', '申请退票', { has: 'orderId', ours: true }),
  refundWithdraw: row<In<'refundWithdraw'>, AirOrder>('/order/refundWithdraw', '撤回退票申请', {
    has: 'orderId',
    ours: true,
  }),
  changeQuery: row<In<'changeQuery'>, ChangeOffers>('/order/changeQuery', '改签航班查询', {
    reads: true,
    has: 'flights',
    ours: true,
  }),
  changeQuote: row<In<'changeQuote'>, ChangeQuote>('/order/changeQuote', '改签试算', {
    reads: true,
    has: 'quoteId',
    ours: true,
  }),
  changeApply: row<In<'changeApply'>, AirOrder>('/order/changeApply', '申请改签', { has: 'orderId', ours: true }),
  changeWithdraw: row<In<'changeWithdraw'>, AirOrder>('/order/changeWithdraw', '撤回改签申请', {
    has: 'orderId',
    ours: true,
  }),
  proof: row<In<'proof'>, { proofId: string }>('/order/proof', '上传退改证明', {
    profile: 'second',
    has: 'proofId',
    ours: true,
    maxBytes: 7_200_000,
  }),
  proofFile: row<In<'proofFile'>, { fileName: string; type: string; content: string }>(
    '/order/proofFile',
    '查看退改证明',
    { reads: true, has: 'content', ours: true },
  ),
} as const;
