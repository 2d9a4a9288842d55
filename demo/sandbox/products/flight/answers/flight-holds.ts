import type { Verified } from '#contract/flight.ts';
import type { NearbyFare } from '#domain/policy/facts.ts';
import type { OfferJudged } from '../../../orders/business/check-standard.ts';
import { holdsOf } from '../../../orders/holds.ts';
import type { OfferFacts } from './flight-facts.ts';

export type TravelType = 'private' | 'business';

/** Source of an order: prices, rules and flights as they were shown, and for how many people. */
export interface Verification {
  verified: Verified;
  travelType: TravelType;
  counts: { ADT: number; CHD: number; INF: number };
  /** Judged by the standards of the travellers, flight by flight. */
  facts: readonly OfferFacts[];
  /** Cheaper fares of the day that a rule on the lowest one could name, flight by flight. */
  nearby?: readonly (readonly NearbyFare[])[];
  judged: OfferJudged;
  /** Of an adult of a company: fares above the lowest ones that its standard points to. */
  missedFen?: number;
}

export const flightHolds = holdsOf<Verification>('airTicket');
