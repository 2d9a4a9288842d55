import type { z } from 'zod';
import type { BookingApplications } from './application-views.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import type { flightSchemas } from './flight.schema.ts';
import type { PsgType } from './passenger.ts';
import type { StandardShown } from '#domain/policy/facts.ts';
import type { HeldOrder } from './order.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { LegNo } from '#domain/trip/legs.ts';

type In<K extends keyof typeof flightSchemas> = z.input<(typeof flightSchemas)[K]>;

export interface City {
  /** IATA city code: that of the city's main airport, except BJS, SHA, CTU… (src/domain/flight/cities/cities.ts). */
  code: string;
  name: string;
  english: string;
  pinyin: string;
  initials: string;
  /** ISO 3166-1 alpha-2; domestic flights know the cities of CN alone. */
  country: string;
  countryName: string;
  /** IANA name of its time zone. */
  zone: string;
  hot: boolean;
  airports: { code: string; name: string }[];
}

/** Fee steps of one kind, in order of time; hours before departure, the last one open. */
export interface RuleBand {
  /** From this many hours before departure (exclusive upper bound of the step); null: any time before. */
  fromHours: number | null;
  /** Until this many hours before departure; null: no end, also after departure. */
  toHours: number | null;
  /** Share of the fare in percent; null: not possible in this step. */
  feePercent: number | null;
}

export interface FareRule {
  ruleId: string;
  refund: RuleBand[];
  change: RuleBand[];
  /** Changes that cost nothing before the steps above count. */
  freeChanges: number;
  /** May the ticket be signed over to another carrier. */
  endorsable: boolean;
  /** Free checked baggage in kg, pieces in hand luggage. */
  baggageKg: number;
  cabinKg: number;
  note: string;
}

/** Seat of a flight: one bookable cabin with its price (specification 2, section 3, Seat fields). */
export interface Seat {
  cabinCode: string;
  /** Y economy, W premium economy, C business, F first. */
  cabinClass: 'Y' | 'W' | 'C' | 'F';
  /** 特惠经济舱, 标准经济舱… */
  productName: string;
  /** Tenths of the full fare: 4.7 is 4.7 折; 10 is 全价. Above 10 for business and first. */
  discount: number;
  /** Seats left; 10 stands for 10 or more. */
  seatNum: number;
  parPrice: Yuan;
  /** Up to this price the company pays (business travel only, else ""). */
  limitPrice: Yuan | '';
  /** Half of `parPrice`, rounded to ten yuan: a child's fare. */
  childCabinPrice: Yuan;
  /** A tenth of the cabin's full fare; an infant pays no fund, no fuel surcharge and no service fee. */
  infantCabinPrice: Yuan;
  /** Civil aviation fund and fuel surcharge. */
  adtTaxeCn: Yuan;
  adtTaxeYq: Yuan;
  chdTaxeCn: Yuan;
  chdTaxeYq: Yuan;
  serviceFee: Yuan;
  discountServiceFee: Yuan;
  ruleId: string;
  /** Kinds of passengers who may buy this fare (specification 2, section 3). */
  psgTypes: PsgType[];
  /** 协议价, 官网… */
  labels: string[];
  /** Verdict against the travel standard; only for business travel. */
  standard?: { verdict: 'ok' | 'over' | 'forbidden'; overBy: Yuan; reason: string; each?: string };
}

export interface Flight {
  /** Names this flight on this day: `CA1501-20261122-PEKSHA`. */
  flightId: string;
  flightNo: string;
  airline: string;
  airlineName: string;
  /** Set on a code share: the carrier that flies. */
  carrierFlightNo: string;
  carrierName: string;
  planeType: string;
  planeName: string;
  /** 大型, 中型, 小型 */
  planeSize: string;
  orgAirport: string;
  orgAirportName: string;
  orgTerm: string;
  orgcityname: string;
  dstAirport: string;
  dstAirportName: string;
  dstTerm: string;
  dstcityname: string;
  depTime: Moment;
  arrTime: Moment;
  /** Days after departure on which it arrives: 0, 1. */
  arrivalDays: number;
  durationMinutes: number;
  stops: { city: string; airport: string; arrTime: Moment; depTime: Moment }[];
  /** Percent on time in the last 30 days. */
  punctuality: number;
  /** 正餐, 点心, 无餐食 */
  meal: string;
  distanceKm: number;
  /** Full economy fare. */
  fullPrice: Yuan;
  seats: Seat[];
}

export interface FlightStandard extends StandardShown {
  cabinClass: Seat['cabinClass'];
  /** 6.0 is 6.0 折; null: no cap by discount. */
  maxDiscount: number | null;
  lowestWithinHours: number | null;
  /** The traveller pays what is above the limit price and this tolerance; absent: the company or the traveller pays all. */
  tolerance?: Yuan;
}

export interface FlightList {
  flights: Flight[];
  rules: Record<string, FareRule>;
  queriedAt: Moment;
  /** Milliseconds; after this moment the answer is stale. */
  validUntilMs: number;
  standard?: FlightStandard;
}

export interface DayPrice {
  date: Day;
  /** The least one adult of the party pays, one way: ticket, fund, fuel surcharge, service fee. */
  price: Yuan;
  /** The ticket alone of that price. */
  parPrice: Yuan;
}

/** Prices of one passenger type on one flight. */
export interface TypePrice {
  psgType: 'ADT' | 'CHD' | 'INF';
  tktPrice: Yuan;
  consTax: Yuan;
  fuelTax: Yuan;
  serviceFee: Yuan;
}

export interface InsuranceProduct {
  insuType: string;
  name: string;
  summary: string;
  /** Per passenger and flight. */
  price: Yuan;
  minAge: number;
  maxAge: number;
}

export interface Verified {
  verifyKey: string;
  /** Moment until which price and rules are held, in milliseconds. */
  holdUntilMs: number;
  serverTimeMs: number;
  segments: { triptype: LegNo; flight: Flight; seat: Seat; rule: FareRule; prices: TypePrice[] }[];
  insurances: InsuranceProduct[];
  standard?: FlightStandard;
  /** Business travel: the company's highest payment per passenger, and its parts. */
  companyLimit?: { limitPrice: Yuan; tolerance: Yuan; taxes: Yuan; perPassenger: Yuan };
  costCenters: string[];
  /** Business: what the company has decided for such bookings. */
  booking?: BookingTerms;
  /** Trip applications that cover it; absent where they do not concern the buyer. */
  applications?: BookingApplications;
}

/** 409 of verify and createOrder: how the state has changed. */
export type FlightConflict =
  /** `adultsOnly`: there are seats, but none for the children and infants of the party. */
  | { kind: 'soldOut'; flightId: string; cabinCode: string; seatsLeft: number; adultsOnly?: boolean }
  | {
      kind: 'priceChanged';
      changes: {
        component: 'tktPrice' | 'consTax' | 'fuelTax' | 'serviceFee';
        psgType: 'ADT' | 'CHD' | 'INF';
        triptype: LegNo;
        from: Yuan;
        to: Yuan;
      }[];
      verified: Verified;
    }
  | { kind: 'expired' }
  | {
      kind: 'duplicate';
      /** Times that overlap come before another flight of the same route on that day; the same flight is both. */
      reason: 'sameFlight' | 'overlap' | 'sameRoute';
      /** "" where the member may not open it: a colleague's. The facts behind it are missing then. */
      orderId: string;
      orderNo: string;
      passenger: string;
      flightNo: string;
      /** Passengers of the new order who already fly then. */
      passengers: string[];
      /** Of the flight that they have. */
      orgcityname: string;
      dstcityname: string;
      depTime: Moment;
      arrTime: Moment;
      status?: number;
      payprice?: Yuan;
      /** Until when an unpaid one may be paid. */
      payDeadlineMs?: number;
      serverTimeMs: number;
    };

export interface CreatedOrder extends HeldOrder {
  orderId: string;
}

export const flight = {
  cities: row<In<'cities'>, { version: string; cities: City[] }>('/getNewestCitys', '城市与机场', {
    access: 'public',
    reads: true,
  }),
  query: row<In<'query'>, FlightList>('/airTicket/queryFlight', '国内航班查询', {
    access: 'public',
    reads: true,
    has: 'flights',
    ours: true,
  }),
  lowPrices: row<In<'lowPrices'>, { prices: DayPrice[] }>('/airTicket/lowPriceCalendar', '低价日历', {
    access: 'public',
    reads: true,
    has: 'prices',
    ours: true,
  }),
  verify: row<In<'verify'>, Verified>('/airTicket/verifyPrice', '核对舱位与价格', {
    ours: true,
    reads: true,
    has: 'verifyKey',
  }),
  createOrder: row<In<'createOrder'>, CreatedOrder>('/airTicket/createOrder', '创建机票订单', {
    ours: true,
    has: 'orderId',
  }),
} as const;
