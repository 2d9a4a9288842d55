import type { z } from 'zod';
import type { FareRule, Flight } from './flight.ts';
import type { orderSchemas } from './order.schema.ts';
import type { CertType, PsgType } from './passenger.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';

type In<K extends keyof typeof orderSchemas> = z.input<(typeof orderSchemas)[K]>;

/** One passenger on one flight (specification 2, section 3). */
export interface PsgFlight {
  psgId: string;
  triptype: 1 | 2;
  psgType: PsgType;
  tktPrice: Yuan;
  consTax: Yuan;
  fuelTax: Yuan;
  servFee: Yuan;
  /** Fee of a refund or change. */
  charge: Yuan;
  insuPayPrice: Yuan;
  changeSpread: Yuan;
  changeFuelTaxSpread: Yuan;
  certType: CertType;
  certNo: string;
  bornDate: Day | '';
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
}

export interface OrderFlight {
  triptype: 1 | 2;
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
  status: 'paid' | 'refunding' | 'refunded';
}

/** Payment methods (specification 2, section 6). */
export type PayMethod = 'alipay' | 'weChatPay' | 'tianHangPay' | 'creditPay' | 'multiPay';

export interface AirOrder {
  orderId: string;
  orderNo: string;
  /** Flight order status 0 to 11 (specification 2, section 4). */
  status: number;
  businessStatus: number;
  travelType: 'private' | 'business';
  /** 1 one-way, 2 return. */
  flightType: 1 | 2;
  createTime: Moment;
  payDeadline: Moment;
  payDeadlineMs: number;
  serverTimeMs: number;
  payprice: Yuan;
  totalServFee: Yuan;
  isExchange: 0 | 1;
  totalExchangePrice: Yuan;
  flightList: OrderFlight[];
  psgList: OrderPassenger[];
  psgFlightList: PsgFlight[];
  contact: { name: string; mobilePhone: string; email: string };
  voucher: 'electronic' | 'none';
  /** Business travel above the company's travel standard. */
  overStandard: boolean;
  overReason: string;
  travelReason: string;
  costCenter: string;
  payments: OrderPayment[];
  /** Newest first. */
  timeline: { time: Moment; title: string; detail: string }[];
  /** Actions that the member may take now. */
  actions: ('pay' | 'cancel')[];
}

export const order = {
  airDetail: row<In<'airDetail'>, AirOrder>('/order/airOrderDetail', '机票订单详情', {
    reads: true,
    has: 'orderId',
    ours: true,
  }),
  airCancel: row<In<'airCancel'>, AirOrder>('/order/cancelAirOrder', '取消待支付机票订单', { ours: true }),
} as const;
