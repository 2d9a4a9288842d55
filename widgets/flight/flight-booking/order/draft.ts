import { blankTraveller } from '#parts/traveller/draft.ts';
import type { PartyValues } from '#parts/traveller/party.ts';

/** Everything typed on the page. */
export interface BookingDraft extends PartyValues {
  /** Insurance code → keys of the insured. Empty unless the member asks for it. */
  insured: Record<string, string[]>;
  voucher: 'electronic' | 'none';
  overReason: string;
  travelReason: string;
  costCenter: string;
  /** Of a government-purchase ticket. */
  budgetUnit: string;
  unitCard: string;
  agreed: boolean;
  documentConsent: boolean;
}

export const emptyDraft: BookingDraft = {
  isOpened: false,
  people: [],
  contact: { name: '', mobilePhone: '', email: '' },
  insured: {},
  voucher: 'none',
  overReason: '',
  travelReason: '',
  costCenter: '',
  budgetUnit: '',
  unitCard: '',
  agreed: false,
  documentConsent: false,
};

/** The shape of a stored draft, with one passenger. */
export const someDraft: BookingDraft = { ...emptyDraft, people: [blankTraveller('')] };
