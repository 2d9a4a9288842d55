import type { VerifiedIntl } from '#contract/intl-order.ts';
import type { Payer } from '#domain/company/preferences.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import { writeJson } from '#base/json.ts';
import { writeParty } from '#domain/intl/search/trip-codec.ts';
import type { OfferJudged } from '../../../orders/business/check-standard.ts';
import { holdsOf } from '../../../orders/holds.ts';
import type { VerifyInput } from '../answers/read-trip.ts';
import type { TripFacts } from '../answers/trip-facts.ts';

/** Source of an order: the trip as it was shown, its prices, and what its inventory needs. */
export interface IntlOffer {
  verified: VerifiedIntl;
  party: IntlParty;
  slices: Omit<SoldSlice, 'changedFrom'>[];
  /** The company's standard judges one adult by this. */
  facts: TripFacts;
  judged: OfferJudged;
  /** Service fee of one passenger with a seat, in fen. */
  serviceFee: number;
  /** Above the company's part by the buyer's standard, by passenger type, in fen. */
  excess: Partial<Record<PsgType, number>>;
  payer: Payer;
}

export const intlHolds = holdsOf<IntlOffer>('intl');

/** Is it the offer of this question: the same flights under the same brand, for the same people and at the same cost. */
export function isOfferOf({ verified, party, slices }: IntlOffer, input: VerifyInput): boolean {
  const flights = slices.map(({ seats }) => seats.map(({ flightId }) => flightId));
  return (
    verified.brand.brandId === input.brandId &&
    verified.travelType === input.travelType &&
    verified.price.flightType === input.flightType &&
    writeParty(party) === writeParty(input.party) &&
    writeJson(flights) === writeJson(input.slices.map((slice) => slice.flights))
  );
}
