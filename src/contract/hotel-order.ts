import type { z } from 'zod';
import type { hotelOrderSchemas } from './hotel-order.schema.ts';
import type { BookingApplications } from './application-views.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import type { HotelCard, HotelRate, HotelRoom, HotelStandard } from './hotel.ts';
import type { SaleShare } from './order-after-sale.ts';
import type { HeldOrder, ShownOrder } from './order.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';

type In<K extends keyof typeof hotelOrderSchemas> = z.input<(typeof hotelOrderSchemas)[K]>;

/** A stay with its price and rooms held for some minutes. */
export interface VerifiedStay {
  verifyKey: string;
  holdUntilMs: number;
  serverTimeMs: number;
  hotel: HotelCard;
  room: HotelRoom;
  rate: HotelRate;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  rooms: number;
  adults: number;
  childAges: number[];
  travelType: 'private' | 'business';
  /** Times of arrival to choose from; a guarantee counts for those after `guaranteeAfter`. */
  arrivalTimes: string[];
  guaranteeAfter: string;
  standard?: HotelStandard;
  /** Business: what company and traveller pay; the personal part is above 0 with hotelConfig.multiPay alone. */
  split?: { company: Yuan; personal: Yuan };
  costCenters: string[];
  /** Business: what the company has decided for such bookings. */
  booking?: BookingTerms;
  /** Trip applications that cover it; absent where they do not concern the buyer. */
  applications?: BookingApplications;
}

/** 409 of verify, createOrder and cancelOrder: how the state has changed. */
export type HotelConflict =
  /** The hotel is not sold any more. */
  | { kind: 'product' }
  | { kind: 'inventory'; roomsLeft: number; full: Day[] }
  | { kind: 'rate'; from: Yuan; to: Yuan; verified: VerifiedStay }
  | { kind: 'expired' }
  | { kind: 'penalty'; from: Yuan; to: Yuan; quote: CancelQuote };

/** `payprice`: paid online; "0" where everything is paid at the hotel. */
export interface CreatedHotelOrder extends HeldOrder {
  /** False: the order waits for the hotel's confirmation at once. */
  needsPayment: boolean;
}

export interface CancelQuote {
  penalty: Yuan;
  refund: Yuan;
  /** Payments that the money goes back to. */
  shares: SaleShare[];
  /** When it arrives, in words; "" where nothing goes back. */
  arrives: string;
  /** Moment of the next step; null for none. */
  until: Moment | null;
  sentence: string;
}

/** `status`: 0 to 8, src/domain/product/stay-status.ts; `payprice`: paid online, the rest of `rate.total` at the hotel. */
export interface HotelOrder extends ShownOrder {
  hotel: HotelCard & { city: string; phone: string; checkInFrom: string; checkOutUntil: string };
  room: HotelRoom;
  rate: HotelRate;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  rooms: number;
  adults: number;
  childAges: number[];
  guests: { name: string; pinyin: string }[][];
  arrival: string;
  remark: string;
  invoice: 'platform' | 'desk' | 'none';
  invoiceKind: 'normal' | 'special';
  invoiceTitle: string;
  taxNo: string;
  /** The hotel's number of the booking; "" before it has confirmed. */
  confirmNo: string;
  /** The company's share, which is paid while the traveller's is still open; "0" for none. */
  reserved: Yuan;
  /** The hotel has refused it, also once the money is back. */
  isRefused: boolean;
  /** Kept of a cancelled stay. */
  penalty: Yuan;
  actions: ('pay' | 'cancel' | 'rebook')[];
}

export const hotelOrder = {
  verify: row<In<'verify'>, VerifiedStay>('/hotel/verify', '核对房态与价格', {
    reads: true,
    has: 'verifyKey',
    ours: true,
  }),
  createOrder: row<In<'createOrder'>, CreatedHotelOrder>('/hotel/createOrder', '创建酒店订单', {
    has: 'orderNo',
    ours: true,
  }),
  cancelQuote: row<In<'cancelQuote'>, CancelQuote>('/hotel/cancelQuote', '取消酒店订单：试算扣款', {
    reads: true,
    has: 'sentence',
    ours: true,
  }),
  cancelOrder: row<In<'cancelOrder'>, HotelOrder>('/hotel/cancelOrder', '取消酒店订单', { ours: true }),
  orderDetail: row<In<'orderDetail'>, HotelOrder>('/hotel/orderDetail', '酒店订单详情', {
    reads: true,
    has: 'orderNo',
    ours: true,
  }),
} as const;
