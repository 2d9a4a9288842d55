import type { VerifiedIntl } from '#contract/intl-order.ts';
import type { UserInfo } from '#contract/account.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { Verdict } from '#parts/booking/standard.ts';
import { blankOrder } from '#parts/booking/values.ts';
import type { OrderValues } from '#parts/booking/values.ts';
import { blankTraveller } from '#parts/traveller/draft.ts';
import type { PartyValues } from '#parts/traveller/party.ts';
import type { Texts } from '../texts.ts';

export interface IntlValues extends PartyValues, OrderValues {
  documentConsent: boolean;
}

/** An order as it opens, with the member as its contact. */
export const blankValues = (user: UserInfo | null): IntlValues => ({
  ...blankOrder(user),
  isOpened: false,
  people: [],
  documentConsent: false,
});

/** The shape of a stored draft, with one passenger. */
export const someValues = (user: UserInfo | null): IntlValues => ({
  ...blankValues(user),
  people: [blankTraveller('')],
});

/** The verdict of the company's standard on the trip. */
export const verdictsOf = ({ verdict }: Pick<VerifiedIntl, 'verdict'>, { over }: Pick<Texts, 'over'>): Verdict[] =>
  verdict ? [{ ...verdict, over: over(showFen(fenOf(verdict.overBy))) }] : [];
