import type { VerifiedIntl } from '#contract/intl-order.ts';
import type { Payer } from '#domain/company/preferences.ts';
import type { IntlSliceFare } from '#domain/corporate/intl-standard.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import { holdsOf } from '../../../orders/holds.ts';

/** Source of an order: the trip as it was shown, its prices, and what its inventory needs. */
export interface IntlOffer {
  verified: VerifiedIntl;
  party: IntlParty;
  slices: Omit<SoldSlice, 'changedFrom'>[];
  /** The company's standard judges one adult by this. */
  judged: IntlSliceFare[];
  /** Service fee of one passenger with a seat, in fen. */
  serviceFee: number;
  /** Above the company's part, by passenger type, in fen. */
  excess: Partial<Record<PsgType, number>>;
  payer: Payer;
}

export const intlHolds = holdsOf<IntlOffer>('intl');
