import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { PenaltyStep } from '#domain/hotel/cancel-rule.ts';
import type { OfferJudged } from '../../../orders/business/check-standard.ts';
import { holdsOf } from '../../../orders/holds.ts';
import type { StayFacts } from '../rates/asked-stay.ts';

/** Source of an order: hotel, room, rate and party as they were shown. */
export interface HotelVerification {
  verified: VerifiedStay;
  /** Cancellation in fen and milliseconds. */
  steps: PenaltyStep[];
  /** Judged by the standards of the guests. */
  facts: StayFacts;
  judged: OfferJudged;
}

export const stayHolds = holdsOf<HotelVerification>('hotel');
