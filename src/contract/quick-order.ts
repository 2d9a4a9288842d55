import type { z } from 'zod';
import type { CreatedOrder, Flight, FlightConflict, Seat, Verified } from './flight.ts';
import type { CertType } from './passenger.ts';
import type { quickOrderSchemas } from './quick-order.schema.ts';
import { row } from './row.ts';
import type { Day, Yuan } from './row.ts';

type In<K extends keyof typeof quickOrderSchemas> = z.input<(typeof quickOrderSchemas)[K]>;

/** A value of a pasted text: the characters it was read from, and the reason to look at it again ("" where it is certain). */
interface PastedValue {
  value: string;
  source: { from: number; to: number } | null;
  doubt: string;
}

interface PastedFlight {
  flightNo: PastedValue;
  cabin: PastedValue;
  date: PastedValue;
  from: PastedValue;
  to: PastedValue;
}

interface PastedPassenger {
  name: PastedValue;
  certType: CertType;
  certNo: PastedValue;
  mobilePhone: PastedValue;
  bornDate: Day | '';
  certValidDate: Day | '';
  psgType?: 'CHD' | 'INF';
}

export interface PastedOrder {
  /** Output of a terminal, lines of people, or rows of a sheet. */
  kind: 'pnr' | 'lines' | 'sheet';
  locator: PastedValue;
  segments: PastedFlight[];
  people: PastedPassenger[];
  contact: PastedValue;
  /** Pieces that nothing was made of. */
  left: string[];
  /** Message for a text that cannot be used; else "". */
  fault: string;
  notes: string[];
  /** Legs of a search of flights abroad (domain/intl/search/trip-codec.ts) where a segment leaves the country; absent: none does. */
  abroad?: string;
}

/** A wanted flight as it is sold now. */
export interface QuickSegment {
  /** Null: it does not fly then. */
  flight: Omit<Flight, 'seats'> | null;
  /** The wanted cabin, or the lowest fare where none was named; null: not for sale. */
  seat: Seat | null;
  /** Cabins that are for sale, the cheapest first. */
  others: { cabinCode: string; productName: string; parPrice: Yuan; seatNum: number }[];
  /** Message for a flight or cabin that is not for sale; else "". */
  fault: string;
}

export interface QuickPrice {
  segments: QuickSegment[];
  /** Null until every flight has a seat. */
  verified: Verified | null;
  /** For all passengers; "" without a price. */
  total: Yuan | '';
  /** A passenger who flies then on another order. */
  duplicate: Extract<FlightConflict, { kind: 'duplicate' }> | null;
}

/** Orders from pasted texts: for distributors and operators with PNR import. */
const options = { members: ['40', '50'], ours: true } as const;
export const quickOrder = {
  parse: row<In<'parse'>, PastedOrder>('/quickOrder/parse', '识别 PNR、名单或表格文本', {
    ...options,
    reads: true,
    has: 'people',
  }),
  price: row<In<'price'>, QuickPrice>('/quickOrder/price', '按航班与舱位核价，并检查重复预订', {
    ...options,
    has: 'segments',
  }),
  create: row<In<'create'>, CreatedOrder>('/quickOrder/create', '提交快捷订单（价格以核价为准）', {
    ...options,
    has: 'orderId',
  }),
} as const;
