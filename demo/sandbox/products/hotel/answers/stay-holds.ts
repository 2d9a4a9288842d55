import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { PenaltyStep } from '#domain/hotel/cancel-rule.ts';
import { holdsOf } from '../../../orders/holds.ts';

/** Source of an order: hotel, room, rate and party as they were shown. */
export interface HotelVerification {
  verified: VerifiedStay;
  /** Cancellation in fen and milliseconds. */
  steps: PenaltyStep[];
}

export const stayHolds = holdsOf<HotelVerification>('hotel');
