import type { VerifiedIntl } from '#contract/intl-order.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import { missingTypes, sayTypes } from '#domain/intl/travellers/searched-types.ts';
import { checkMembers } from '#domain/passenger/party/party-members.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { foundIn, orderProblems } from '#parts/booking/order-problems.ts';
import { partyMembers } from '#parts/traveller/form/party-members.ts';
import { travellerErrors } from '#parts/traveller/judge.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import type { Texts } from '../texts.ts';
import { verdictsOf } from './values.ts';
import type { IntlValues } from './values.ts';

export { intlPartyProblem } from '#domain/intl/trip-check.ts';
export { refusedTraveller } from '#parts/booking/conflict/refused-field.ts';
export { checkMembers as checkParty } from '#domain/passenger/party/party-members.ts';
export { askForFewer, asksForType } from '#parts/intl/traveller/questions.ts';
export { judgeIntl } from '#parts/intl/traveller/judge-intl.ts';
export { passengersOf } from '#parts/intl/traveller/passengers-of.ts';
export { wholeParty } from '#parts/traveller/actions/whole-party.ts';
export { savePeople } from '#parts/traveller/save-people.ts';

/** Everything that the server would refuse, by the field that it would name. */
export function checkOrder(
  values: IntlValues,
  people: readonly Judged[],
  verified: VerifiedIntl,
  searched: IntlParty,
  texts: Texts,
): FormErrors {
  const party = checkMembers(partyMembers(people));
  return foundIn(
    {
      people: party?.code === 'empty' ? `请选择 ${sayTypes(missingTypes([], searched))}` : (party?.message ?? ''),
      ...travellerErrors(people),
      ...orderProblems(values, verified, verdictsOf(verified, texts), texts),
      documentConsent: values.documentConsent ? '' : '出票需要向境外航司提供证件信息，请勾选同意',
    },
    texts,
  );
}
