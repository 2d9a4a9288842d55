import { blankOrder } from '#parts/booking/values.ts';
import type { OrderValues } from '#parts/booking/values.ts';
import { blankTraveller } from '#parts/traveller/draft.ts';
import type { PartyValues } from '#parts/traveller/party.ts';

/** Everything typed on the page. */
export interface BookingDraft extends PartyValues, OrderValues {
  /** Insurance code → keys of the insured. Empty unless the member asks for it. */
  insured: Record<string, string[]>;
  voucher: 'electronic' | 'none';
  /** Of a government-purchase ticket. */
  budgetUnit: string;
  unitCard: string;
  documentConsent: boolean;
}

export const emptyDraft: BookingDraft = {
  ...blankOrder(null),
  isOpened: false,
  people: [],
  insured: {},
  voucher: 'none',
  budgetUnit: '',
  unitCard: '',
  documentConsent: false,
};

/** The shape of a stored draft, with one passenger. */
export const someDraft: BookingDraft = { ...emptyDraft, people: [blankTraveller('')] };
