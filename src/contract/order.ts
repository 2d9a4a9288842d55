import type { z } from 'zod';
import type { FareRule, Flight } from './flight.ts';
import type { AfterSale } from './order-after-sale.ts';
import type { orderSchemas } from './order.schema.ts';
import type { CertType, PsgType } from './passenger.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { ApprovalState, ApprovalWhy } from '#domain/order/approval/approval.ts';
import type { Side } from '#domain/company/substitutes.ts';
import type { PayMethod } from '#domain/payment/pay-methods.ts';
import type { FlightType, LegNo } from '#domain/trip/legs.ts';

type In<K extends keyof typeof orderSchemas> = z.input<(typeof orderSchemas)[K]>;

/** One passenger on one flight (specification 2, section 3). */
export interface PsgFlight {
  psgId: string;
  triptype: LegNo;
  /** With `triptype` it names the flight in `flightList`. */
  changeNo: number;
  psgType: PsgType;
  tktPrice: Yuan;
  consTax: Yuan;
  fuelTax: Yuan;
  servFee: Yuan;
  /** The airline's fees of changes and of a refund. */
  charge: Yuan;
  insuPayPrice: Yuan;
  /** By all changes so far: the flight held now costs tktPrice + changeSpread. */
  changeSpread: Yuan;
  changeFuelTaxSpread: Yuan;
  certType: CertType;
  certNo: string;
  bornDate: Day | '';
  /** 1: on the airline's list of a company's travellers, as a contract fare asks. */
  whitelist: 0 | 1;
  /** 13 digits, "" before ticketing. */
  ticketNo: string;
  /** OPEN FOR USE, REFUNDED, EXCHANGED, VOID…; "" before ticketing. */
  ticketStatus: string;
}

export interface OrderPassenger {
  id: string;
  name: string;
  psgType: PsgType;
  certType: CertType;
  certNo: string;
  mobilePhone: string;
  /** Everything this passenger costs, insurance included; all passengers' sum is payprice. */
  salePrice: Yuan;
  /** price: for all flights. status: 0 not insured, 1 insured, 2 cancelled, 3 insuring failed, 4 refunded, 5 refund in progress. */
  insus: { insuType: string; name: string; price: Yuan; status: number }[];
}

/** The airline's change of a sold flight. The flight itself has the times that count now. */
export interface FlightSchedule {
  /** `moved`: the timetable has other times, also earlier ones. */
  kind: 'delayed' | 'moved' | 'cancelled';
  /** As sold. */
  depTime: Moment;
  arrTime: Moment;
  /** The moment when the airline announced it. */
  at: Moment;
  /** The traveller has accepted the new time; the next announcement asks again. */
  acceptedAt?: Moment;
}

export interface OrderFlight {
  triptype: LegNo;
  /** 0: as it was booked; else which change of the order led to it. After a change of some passengers both flights are listed. */
  changeNo: number;
  flightId: string;
  flightNo: string;
  airline: string;
  airlineName: string;
  carrierFlightNo: string;
  planeName: string;
  orgcityname: string;
  orgAirport: string;
  orgAirportName: string;
  orgTerm: string;
  dstcityname: string;
  dstAirport: string;
  dstAirportName: string;
  dstTerm: string;
  depTime: Moment;
  arrTime: Moment;
  arrivalDays: number;
  durationMinutes: number;
  stops: Flight['stops'];
  meal: string;
  cabinCode: string;
  productName: string;
  discount: number;
  rule: FareRule;
  discountServiceFee: Yuan;
  changeServiceFee: Yuan;
  discountChangeServiceFee: Yuan;
  /** Null: the flight is as it was sold. Otherwise a refund or change of it is involuntary, free of the airline's fee. */
  schedule: FlightSchedule | null;
}

export interface OrderPayment {
  method: PayMethod;
  payer: 'company' | 'personal';
  amount: Yuan;
  time: Moment;
  tradeNo: string;
  /** All that has gone back or is on its way. */
  returned: Yuan;
  /** `refunding`: money is on its way back. `refunded`: all of it has gone back. */
  status: 'paid' | 'refunding' | 'refunded';
}

/** A company's decision on an order before it is paid, or on its change or refund before that begins. */
export interface OrderApproval {
  kind: 'order' | 'change' | 'refund';
  state: ApprovalState;
  why: ApprovalWhy[];
  /** Number of the case (`/travel/audit/detail`). */
  caseNo: string;
  /** Seats and rooms are held until then. */
  untilMs: number;
  askedAt: Moment;
  decidedAt: Moment | '';
  /** The reason of a refusal; "". */
  comment: string;
  /** Approved, and the price has moved since: the order takes no payment before its booker confirms it (`/travel/audit/confirmPrice`). */
  moved?: { from: Yuan; to: Yuan; difference: Yuan };
  /** Approved, a change or refund, and about to be carried out by itself. */
  begins?: true;
}

/** The company's side of a business order, whatever its product. */
export interface OrderOfCompany {
  /** Typed by the booker; "" for none. */
  project: string;
  /** The trip application that it was booked from, as its own detail names it (`/travel/application/detail`). */
  application?: { applicationId: string; no: string };
  /** Credited by bills of the company, after disputes: `¥60`. */
  credited?: string;
  /** The last decision; absent where none was asked for. */
  approval?: OrderApproval;
  /** The version of the travel standard that judged it. */
  standard?: { name: string; version: number };
  /** A colleague has booked it for others, by these terms. */
  substitute?: {
    booker: string;
    travellers: string[];
    standardOf: Side;
    approverOf: Side;
    costCenterOf: Side;
  };
}

/** A new order, whose seats are held until it is paid. */
export interface HeldOrder {
  orderNo: string;
  /** False: its seats are still being taken, and it is paid once it has them. */
  needsPayment?: boolean;
  payprice: Yuan;
  payDeadline: Moment;
  payDeadlineMs: number;
}

/** An order of any product as its page shows it. */
export interface ShownOrder extends HeldOrder {
  /** By the product's table: src/domain/product. */
  status: number;
  travelType: 'private' | 'business';
  createTime: Moment;
  serverTimeMs: number;
  contact: { name: string; mobilePhone: string; email: string };
  /** Business travel above the company's travel standard. */
  overStandard: boolean;
  overReason: string;
  travelReason: string;
  costCenter: string;
  ofCompany?: OrderOfCompany;
  /** Of a business order: parts of company and traveller, as far as it is paid those that were. */
  split: { company: Yuan; personal: Yuan } | null;
  /** Of the order and of its changes. */
  payments: OrderPayment[];
  /** Newest first. */
  timeline: { time: Moment; title: string; detail: string }[];
}

/** An order of trains or of flights abroad: its tickets have states of their own. */
export interface TicketOrder extends ShownOrder {
  /** `payprice` and what changes have cost, before refunds. */
  total: Yuan;
  /** The company's share, which is paid while the traveller's is still open; "0" for none. */
  reserved: Yuan;
  /** Has gone back or is on its way. */
  returned: Yuan;
  actions: ('pay' | 'cancel' | 'refund' | 'change' | 'accept')[];
}

/** `status`: 0 to 11 (specification 2, section 4). */
export interface AirOrder extends ShownOrder {
  orderId: string;
  businessStatus: number;
  /** 1 one-way, 2 return, 3 several cities. */
  flightType: FlightType;
  /** The carrier is expected to have issued the tickets by then; 0 when it is issuing none. */
  ticketByMs: number;
  /** `payprice` and `totalExchangePrice`, before refunds: the one figure of every list, file and page. */
  total: Yuan;
  totalServFee: Yuan;
  isExchange: 0 | 1;
  /** Paid for changes that were confirmed, less what came back. */
  totalExchangePrice: Yuan;
  /** Flights that passengers hold tickets of, or held when they were refunded. */
  flightList: OrderFlight[];
  psgList: OrderPassenger[];
  psgFlightList: PsgFlight[];
  voucher: 'electronic' | 'none';
  /** 1: a government-purchase ticket (公务票). */
  gpFlag: 0 | 1;
  /** Of a gp order, else "". */
  budgetUnit: string;
  /** The last four digits of the unit's card; "" for other orders. */
  unitCardEnd: string;
  /** Requests for refund and change, newest first. */
  afterSales: AfterSale[];
  /** Actions that the member may take now. */
  actions: ('pay' | 'cancel' | 'refund' | 'change' | 'accept')[];
  /** The order of a subordinate: the caller reads it and may ask for none of its vouchers. */
  isSubordinates?: true;
}

/** New times of an order that its owner has accepted. */
export interface AcceptedTimes {
  orderId: string;
  acceptedAt: Moment;
}

export const order = {
  airDetail: row<In<'airDetail'>, AirOrder>('/order/airOrderDetail', '机票订单详情', {
    reads: true,
    has: 'orderId',
    ours: true,
  }),
  airCancel: row<In<'airCancel'>, AirOrder>('/order/cancelAirOrder', '取消待支付机票订单', { ours: true }),
  /** Of flights and trains. The owner travels by them; refund and change stay free until the departure. */
  acceptSchedule: row<In<'acceptSchedule'>, AcceptedTimes>(
    '/order/acceptSchedule',
    '接受航司或铁路变更后的新时刻：机票、国际机票、火车票订单',
    { has: 'acceptedAt', ours: true },
  ),
} as const;
