import type { TrainWaitQuote } from '#contract/train-wait.ts';
import type { Day } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { soldTypes } from '#domain/rail/order/order-fares.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { foundIn, orderProblems } from '#parts/booking/order-problems.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import { partyErrors } from '#parts/rail/party/party-errors.ts';
import { studentErrors } from '#parts/rail/student/student-errors.ts';
import { verdictsOf } from '../order/values.ts';
import type { WaitValues } from './form.ts';
import type { Texts } from './texts.ts';

export {
  checkParty,
  judgeRail,
  passengersOf,
  refusedTraveller,
  savePeople,
  wholeParty,
  withProofs,
} from '../order/rules.ts';

/** The dearest wish with the types that all wishes sell: what is paid first, and whom an order may have. */
export function dearest({ wishes }: TrainWaitQuote): Pick<TrainWaitQuote['wishes'][number], 'prices'>[] {
  const [top] = [...wishes].sort((a, b) => fenOf(b.prices.adult ?? '0') - fenOf(a.prices.adult ?? '0'));
  const types = soldTypes(wishes);
  return top
    ? [{ prices: Object.fromEntries(types.map((type) => [type, top.prices[type]])) as typeof top.prices }]
    : [];
}

/** Everything that the server would refuse, by the field that it would name. */
export const checkWait = (
  values: WaitValues,
  people: readonly Judged[],
  offer: TrainWaitQuote,
  day: Day,
  texts: Texts,
): FormErrors =>
  foundIn(
    {
      ...partyErrors(people, day),
      ...studentErrors(values, people, offer, offer.wishes),
      ...orderProblems(values, offer, verdictsOf(offer.wishes, texts), texts),
    },
    texts,
  );
