import type { VerifiedTrain } from '#contract/train-order.ts';
import type { Day } from '#domain/china-time.ts';
import { wholeWay } from '#domain/rail/order/by-train.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { foundIn, orderProblems } from '#parts/booking/order-problems.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import type { Texts } from '../texts.ts';
import { partyErrors } from '#parts/rail/party/party-errors.ts';
import { studentErrors } from '#parts/rail/student/student-errors.ts';
import { verdictsOf } from './values.ts';
import type { RailValues } from './values.ts';

export { refusedTraveller } from '#parts/booking/conflict/refused-field.ts';
export { passengersOf } from '#parts/rail/party/passengers.ts';
export { wholeParty } from '#parts/traveller/actions/whole-party.ts';
export { savePeople } from '#parts/traveller/save-people.ts';
export { withProofs } from '#parts/rail/student/student-values.ts';
export { seatsAsked } from '#parts/rail/seats/edit-seats.ts';
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
  return foundIn(
    {
      ...partyErrors(people, day),
      ...studentErrors(
        values,
        people,
        verified,
        [wholeWay(verified.rides)].flatMap((way) => way ?? []),
      ),
      ...orderProblems(values, verified, verdictsOf(verified.rides, texts), texts),
    },
    texts,
  );
}
