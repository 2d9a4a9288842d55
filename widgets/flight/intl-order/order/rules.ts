import type { VerifiedIntl } from '#contract/intl-order.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import { missingTypes, sayTypes } from '#domain/intl/travellers/searched-types.ts';
import { typeRules } from '#domain/intl/travellers/type-rules.ts';
import { checkMembers } from '#domain/passenger/party/party-members.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { ageOn } from '#domain/spans.ts';
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

/** Asked before a person of the list takes the fare of a searched type; undefined of an age that the type does not take. */
export function askForType(
  { name, bornDate }: { name: string; bornDate: string },
  type: PsgType,
  [day]: readonly string[],
  { say }: Pick<Texts, 'say'>,
) {
  const { ages, proof } = typeRules[type];
  const age = bornDate && day ? ageOn(bornDate, day) : undefined;
  if (age === undefined || (ages && (age < ages[0] || age > ages[1]))) return undefined;
  const label = psgTypeLabel(type);
  return {
    title: say(`按${label}票价预订？`),
    text: say(
      proof
        ? `查询时选了${label}。${name} 按${label}票价须填写${proof}的编号，值机时核对；否则按成人票价。`
        : `查询时选了${label}。${name} 按${label}票价预订，值机时核对年龄；否则按成人票价。`,
    ),
    yes: say(`按${label}票价`),
    no: say('按成人票价'),
    kind: 'outline' as const,
  };
}

/** Asked before an order leaves `who` of the search behind. */
export const askForFewer = (who: string, heads: number, { say }: Pick<Texts, 'say'>) => ({
  title: say('还有乘机人未选择'),
  text: say(`还需 ${who}。只为 ${heads} 人下单时，总价按 ${heads} 人重新核对。`),
  yes: say(`只为 ${heads} 人下单`),
  no: say('继续添加'),
  kind: 'outline' as const,
});
