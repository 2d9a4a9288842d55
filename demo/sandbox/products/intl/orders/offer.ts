import type { VerifiedIntl } from '#contract/intl-order.ts';
import type { Payer } from '#domain/company/preferences.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import { holdsOf } from '../../../orders/holds.ts';
import type { TripFacts } from '../answers/trip-facts.ts';

/** Source of an order: the trip as it was shown, its prices, and what its inventory needs. */
export interface IntlOffer {
  verified: VerifiedIntl;
  party: IntlParty;
  slices: Omit<SoldSlice, 'changedFrom'>[];
  /** The company's standard judges one adult by this. */
  facts: TripFacts;
  /** The version of the buyer's standard; null: none. */
  standardVersionId: number | null;
  /** Service fee of one passenger with a seat, in fen. */
  serviceFee: number;
  /** Above the company's part by the buyer's standard, by passenger type, in fen. */
  excess: Partial<Record<PsgType, number>>;
  payer: Payer;
}

export const intlHolds = holdsOf<IntlOffer>('intl');
