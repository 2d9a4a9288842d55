import type { ColumnType, Generated } from 'kysely';
import type { HotelOrder } from '#contract/hotel-order.ts';
import type { PenaltyStep } from '#domain/hotel/cancel-rule.ts';
import type { Fen } from '#domain/money.ts';
import type { Share } from './tables-after-sale.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** Rooms of one kind of a hotel on one night, from the first sale on. Never more than `capacity` held and sold: the database checks it. */
export interface HotelNightRow {
  hotel_id: string;
  room_id: string;
  /** The day on which the night begins. */
  night: string;
  city: string;
  capacity: number;
  /** In orders that are not paid yet. */
  held: number;
  sold: number;
}

/** The parts of an order that never change and are read with it alone. */
export interface HotelContent extends Pick<
  HotelOrder,
  | 'hotel'
  | 'room'
  | 'rate'
  | 'adults'
  | 'childAges'
  | 'guests'
  | 'contact'
  | 'arrival'
  | 'remark'
  | 'invoice'
  | 'invoiceTitle'
  | 'overStandard'
  | 'overReason'
  | 'travelReason'
  | 'costCenter'
> {
  steps: PenaltyStep[];
  /** Orders of before have none. */
  taxNo?: string;
  invoiceKind?: HotelOrder['invoiceKind'];
}

/** An order of rooms for a stay. Moments in milliseconds of the sandbox clock, money in fen. */
export interface HotelOrderRow {
  order_id: string;
  member_id: string;
  app_id: string;
  /** The credit member who may see it and pay for it; null for private travel. */
  company_id: string | null;
  /** 0 to 8 (domain/product/stay-status.ts). */
  status: number;
  travel_type: 'private' | 'business';
  hotel_id: string;
  room_id: string;
  check_in: string;
  check_out: string;
  rooms: number;
  created_at: number;
  pay_deadline: number;
  /** When the clock moves it on next. Null: it is over. */
  step_at: number | null;
  payprice: Fen;
  /** Business travel: shares of company and traveller. */
  split: Json<{ company: Fen; personal: Fen } | null>;
  /** Kept of a cancelled stay. */
  penalty: Generated<Fen>;
  /** The hotel's number; "" before it has confirmed. */
  confirm_no: Generated<string>;
  content: Json<HotelContent>;
  /** Of the money that goes back; null before a cancellation. */
  shares: Json<Share[] | null>;
}

/** The timeline, oldest first by id. */
interface HotelOrderEventRow {
  id: Generated<number>;
  order_id: string;
  at: number;
  title: string;
  detail: string;
}

export interface HotelTables {
  hotel_nights: HotelNightRow;
  hotel_orders: HotelOrderRow;
  hotel_order_events: HotelOrderEventRow;
}
