import type { VerifiedTrain } from '#contract/train-order.ts';
import type { Day } from '#domain/china-time.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import { partyProblem } from '#domain/rail/party.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { refusedField } from '#parts/booking/conflict/refused-field.ts';
import { foundIn, orderProblems } from '#parts/booking/order-problems.ts';
import { needsReason } from '#parts/booking/standard.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import type { Texts } from '../texts.ts';
import { verdictsOf } from './values.ts';
import type { RailValues } from './values.ts';

export { savePeople } from '#parts/traveller/save-people.ts';
export { judgeRail } from '#parts/rail/judge-rail.ts';

/** No telephone sells a train to a child without an adult: the problem of the party says so. */
export const checkParty = (): undefined => undefined;

/** Everything that the server would refuse, by the field that it would name. */
export function checkOrder(
  values: RailValues,
  people: readonly Judged[],
  verified: VerifiedTrain,
  day: Day,
  texts: Texts,
): FormErrors {
  const typed = people.flatMap(({ draft, errors }) =>
    Object.entries(errors).map(([name, message]) => [`${draft.key}.${name}`, message]),
  );
  const party = partyProblem(
    people.map(({ input, birthday, ticket }, at) => ({
      // A number that the server keeps is another person's for each form.
      certKey: input.certNo ? certKey(input) : `kept ${at}`,
      birthday: birthday || '1900-01-01',
      ticketType: ticket?.type ?? 'adult',
    })),
    day,
  );
  const keys = people.map(({ draft }) => draft.key);
  // A type has no field of its own with an error: the party says what is wrong with it.
  const place = party && refusedField(party, keys).replace(/.*\.ticketType$/, 'people');
  return foundIn({
    ...(place && { [place]: party?.message ?? '' }),
    ...Object.fromEntries(typed),
    ...orderProblems(values, needsReason(verified, verdictsOf(verified.rides, texts)), texts),
  });
}
