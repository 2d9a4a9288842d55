import type { HotelOrder, VerifiedStay } from '#contract/hotel-order.ts';
import type { PenaltyStep } from '#domain/hotel/cancel-rule.ts';

/** Source of an order: hotel, room, rate and party as they were shown. */
export interface HotelVerification {
  verified: VerifiedStay;
  /** Cancellation in fen and milliseconds. */
  steps: PenaltyStep[];
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
