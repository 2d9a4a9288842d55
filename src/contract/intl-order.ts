import type { z } from 'zod';
import type { BookingApplications } from './application-views.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import type { IntlCabin } from '#domain/intl/cabins.ts';
import type { StandardShown } from '#domain/policy/facts.ts';
import type { TicketState } from '#domain/product/ticket-states.ts';
import type { FlightType, LegNo } from '#domain/trip/legs.ts';
import type { IntlAirline, IntlAirport, IntlBag, IntlSegment, IntlStop, IntlTerms, IntlVerdict } from './intl.ts';
import type { intlOrderSchemas } from './intl-order.schema.ts';
import type { IntlSale } from './intl-sale.ts';
import type { HeldOrder, TicketOrder } from './order.ts';
import type { CertType, PsgType } from './passenger.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';

type In<K extends keyof typeof intlOrderSchemas> = z.input<(typeof intlOrderSchemas)[K]>;

/** A segment of a trip with all that its page shows. Legs and segments count from 1 (domain/trip/legs.ts). */
export interface IntlFlight extends IntlSegment {
  triptype: LegNo;
  segment: number;
  flightId: string;
  airlineName: string;
  /** Of the carrier that flies; "" where it sells the flight itself. */
  carrierName: string;
  planeName: string;
  orgAirportName: string;
  dstAirportName: string;
  orgcityname: string;
  dstcityname: string;
  cabin: IntlCabin;
  /** Booking class. */
  cabinCode: string;
  /** Carrier whose rule counts, and what it lets a passenger of each type of the party take. */
  bagRule: string;
  bags: Partial<Record<PsgType, IntlBag>>;
  /** By the carrier that flies. */
  cabinBag: IntlBag;
}

/** A slice of the trip under its conditions. */
export interface IntlSlice {
  triptype: LegNo;
  minutes: number;
  days: number;
  /** Between its segments. */
  stops: IntlStop[];
  terms: IntlTerms;
}

/** A tax of one passenger, whole trip. */
export interface IntlTax {
  code: string;
  name: string;
  adult: Yuan;
  child: Yuan;
  infant: Yuan;
}

/** The price record of specification 2, section 3, of one passenger. Of several cities all segments are in `fromSegments`. */
export interface IntlPrice {
  adultPrice: Yuan;
  adultTax: Yuan;
  /** "" where the brand is not sold to children. */
  childPrice: Yuan | '';
  childTax: Yuan | '';
  serviceFee: Yuan;
  flightType: FlightType;
  fromSegments: IntlFlight[];
  retSegments: IntlFlight[];
}

/** Passengers of one type of the party. */
export interface IntlTypePrice {
  psgType: PsgType;
  count: number;
  /** Of one, whole trip. */
  price: Yuan;
  tax: Yuan;
  serviceFee: Yuan;
}

/** A line of the checklist of documents: a fact of our own table with the place it comes from. Not verified without a `date`, and after `expires`. */
export interface IntlRule {
  /** `entry` enters, `transit` changes planes in, `passport` how long the document must be valid. */
  kind: 'entry' | 'transit' | 'passport' | 'minor';
  /** ISO 3166-1 alpha-2. */
  country: string;
  triptype: LegNo;
  airport: string;
  /** Nationality that it is about; "" for all. */
  nationality: string;
  /** `ok` nothing to do, `need` something to bring, `check` has to be asked. */
  verdict: 'ok' | 'need' | 'check';
  text: string;
  source: string;
  url: string;
  /** The day that the text of the source is of; "" where it has not been read there. */
  date: Day | '';
  /** After this day it has to be read again. */
  expires: Day | '';
  /** Of `passport`: a document has to be valid on this day. */
  until?: Day;
}

/** A trip with its price held for some minutes. */
export interface VerifiedIntl {
  verifyKey: string;
  holdUntilMs: number;
  serverTimeMs: number;
  travelType: 'private' | 'business';
  price: IntlPrice;
  slices: IntlSlice[];
  airports: Record<string, IntlAirport>;
  airlines: Record<string, IntlAirline>;
  brand: { brandId: string; name: string; cabin: IntlCabin; airline: string; tickets: 1 | 2 };
  types: IntlTypePrice[];
  taxes: IntlTax[];
  /** Of the whole party. */
  total: Yuan;
  /**
   * Documents should be valid on this day, and the reason in a sentence. Before `lastDay`, that of the trip, their end
   * is refused; between both it is asked about (conflict `document`).
   */
  documentUntil: { day: Day; reason: string; lastDay: Day };
  /** Countries of the trip whose visa is asked for. */
  visaCountries: string[];
  rules: IntlRule[];
  standard?: StandardShown;
  verdict?: IntlVerdict;
  /** Business, of the whole party: what company and traveller pay; the personal part is above 0 with multiPay alone. */
  split?: { company: Yuan; personal: Yuan };
  costCenters: string[];
  /** Business: what the company has decided for such bookings. */
  booking?: BookingTerms;
  /** Trip applications that cover it; absent where they do not concern the buyer. */
  applications?: BookingApplications;
}

/** 409 of verify and createOrder: how the state has changed. */
export type IntlConflict =
  /** A flight is not sold any more as it was chosen; "": the fare. */
  | { kind: 'product'; flightId: string }
  | { kind: 'inventory'; flightId: string; left: number }
  | { kind: 'rate'; from: Yuan; to: Yuan; verified: VerifiedIntl }
  | { kind: 'expired' }
  /** A slice begins before the one before it has ended. */
  | { kind: 'order'; triptype: LegNo; earliest: Moment }
  /** The member has not seen the risk of this connection yet. */
  | { kind: 'risk'; triptype: LegNo; stop: IntlStop }
  /** Documents of these people end before a day that no source confirms (`documentUntil`): the member has not said yes yet. */
  | { kind: 'document'; names: string[]; day: Day; reason: string }
  /** A ticket of this document for a flight that overlaps: of the member's own order, or "" for another's. */
  | { kind: 'duplicate'; orderNo: string; field: string; name: string; isUnpaid?: boolean }
  /** Too near to the departure. */
  | { kind: 'over' };

export interface IntlPassenger {
  /** Counted from 0, as `passengerNo` of tickets. */
  passengerNo: number;
  name: string;
  psgType: PsgType;
  certType: CertType;
  /** Masked. */
  certNo: string;
  certValidDate: Day | '';
  bornDate: Day;
  sex: 'M' | 'F';
  nationality: string;
  mobilePhone: string;
  visaCountry: string;
}

/** A slice as an order has it; one that a change led to has a number of its own. */
export interface OrderIntlSlice extends IntlSlice {
  sliceNo: number;
  /** The slice that it was changed from; null: as it was booked. */
  changedFrom: number | null;
  flights: (IntlFlight & {
    /** The airline's change of a sold flight; null: as it was sold. */
    schedule: { kind: 'moved' | 'cancelled'; depTime: string; arrTime: string; acceptedAt?: Moment } | null;
  })[];
}

/** One passenger on one slice. */
export interface IntlTicket {
  ticketId: string;
  sliceNo: number;
  passengerNo: number;
  state: TicketState;
  /** 13 digits; "" before ticketing. */
  ticketNo: string;
  price: Yuan;
  tax: Yuan;
  /** Fee and money of a refund now; null where it cannot be given back. */
  refund: { fee: Yuan; back: Yuan } | null;
  mayChange: boolean;
}

/** `status`: src/domain/product/intl-status.ts */
export interface IntlOrder extends TicketOrder {
  flightType: FlightType;
  brand: VerifiedIntl['brand'];
  slices: OrderIntlSlice[];
  passengers: IntlPassenger[];
  types: IntlTypePrice[];
  taxes: IntlTax[];
  tickets: IntlTicket[];
  airports: Record<string, IntlAirport>;
  /** Newest first. */
  afterSales: IntlSale[];
  rules: IntlRule[];
}

export const intlOrder = {
  verify: row<In<'verify'>, VerifiedIntl>('/intl/verify', '核对国际航班与价格', {
    reads: true,
    has: 'verifyKey',
    ours: true,
  }),
  createOrder: row<In<'createOrder'>, HeldOrder>('/intl/createOrder', '创建国际机票订单', {
    has: 'orderNo',
    ours: true,
  }),
  orderDetail: row<In<'orderDetail'>, IntlOrder>('/intl/orderDetail', '国际机票订单详情', {
    reads: true,
    has: 'orderNo',
    ours: true,
  }),
  cancel: row<In<'cancel'>, IntlOrder>('/intl/cancel', '取消国际机票订单', { ours: true }),
} as const;
