import type { UserInfo } from '#contract/account.ts';
import type { OfferedTrainRide } from '#contract/train-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { Verdict } from '#parts/booking/standard.ts';
import { blankOrder } from '#parts/booking/values.ts';
import type { OrderValues } from '#parts/booking/values.ts';
import { firstSeats } from '#parts/rail/seats/first-seats.ts';
import { noSeats } from '#parts/rail/seats/seat-values.ts';
import type { OrderSeats } from '#parts/rail/seats/seat-values.ts';
import { blankTraveller } from '#parts/traveller/draft.ts';
import type { PartyValues } from '#parts/traveller/party.ts';
import type { Texts } from '../texts.ts';
import { blankProof } from '#parts/rail/student/student-values.ts';
import type { StudentValues } from '#parts/rail/student/student-values.ts';

export interface RailValues extends PartyValues, OrderValues, OrderSeats, StudentValues {
  insured: boolean;
}

/** An order as it opens, with the member as its contact. */
export const blankValues = (user: UserInfo | null, seats = firstSeats([])): RailValues => ({
  ...blankOrder(user),
  isOpened: false,
  people: [],
  ...seats,
  insured: false,
  students: [],
});

/** The shape of a stored draft, with one passenger and one seat. */
export const someValues = (user: UserInfo | null): RailValues => ({
  ...blankValues(user),
  people: [blankTraveller('')],
  letters: [''],
  later: [{ ...noSeats, letters: [''] }],
  students: [blankProof('')],
});

/** Verdicts of the company's standard on the rides. */
export const verdictsOf = (
  rides: readonly Pick<OfferedTrainRide, 'trainNumber' | 'standard'>[],
  { over }: Pick<Texts, 'over'>,
): Verdict[] =>
  rides.flatMap(({ trainNumber, standard }) =>
    standard
      ? [{ ...standard, ...(rides.length > 1 && { name: trainNumber }), over: over(showFen(fenOf(standard.overBy))) }]
      : [],
  );
