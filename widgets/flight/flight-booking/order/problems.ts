import type { Verified } from '#contract/flight.ts';
import { headCount } from '#domain/passenger/party/party-counts.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import { chooseThese, fewerText } from '#domain/passenger/party/searched-party.ts';
import { checkBankCard } from '#domain/format-checks.ts';
import { checkBudgetUnit } from '#domain/passenger/budget-unit.ts';
import { checkMembers } from '#domain/passenger/party/party-members.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { foundIn, orderProblems } from '#parts/booking/order-problems.ts';
import type { BookingDraft } from './draft.ts';
import { partyMembers } from '#parts/traveller/form/party-members.ts';
import { travellerErrors } from '#parts/traveller/judge.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import { verdictsOf } from './verdicts.ts';
import { gpTexts } from '#parts/flight/words/gp-texts.ts';
import type { texts } from '../texts.ts';
import { orderTexts } from './order-texts.ts';

const cardProblem = (card: string): string =>
  card ? (checkBankCard(card) === 'error' ? gpTexts.cardWrong : '') : gpTexts.cardMissing;

/** Problems that stop an order: `p1.certNo`, `contact.name`, `people`, `agreed`… → a hint to solve it. */
export function problemsOf(
  draft: BookingDraft,
  people: readonly Judged[],
  verified: Verified,
  searched: Counts,
  isGp: boolean,
  words: typeof texts,
): FormErrors {
  const party = checkMembers(partyMembers(people));
  const rest: Record<string, string> = {
    people: party?.code === 'empty' ? chooseThese(searched) : (party?.message ?? ''),
    ...orderProblems(draft, verified, verdictsOf(verified.segments, words), { ...orderTexts, ...words }),
    ...(isGp && { budgetUnit: checkBudgetUnit(draft.budgetUnit), unitCard: cardProblem(draft.unitCard) }),
    documentConsent: draft.documentConsent ? '' : orderTexts.consentMissing,
  };
  return foundIn({ ...travellerErrors(people), ...rest }, words);
}

/** Asked before an order leaves passengers of the search behind. `given`: a partner's own wording is among them. */
export const askForFewer = (
  chosen: Counts,
  searched: Counts,
  given: typeof texts,
  words = { ...orderTexts, ...given },
) => ({
  title: words.fewerTitle,
  text: words.say(fewerText(chosen, searched)),
  yes: words.orderForFewer(headCount(chosen)),
  no: words.addMore,
  kind: 'outline' as const,
});
