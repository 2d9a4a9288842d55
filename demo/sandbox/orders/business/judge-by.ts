import { showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Facts, PolicyVerdict } from '#domain/policy/facts.ts';
import { judge } from '#domain/policy/judge/judge.ts';
import { countingOf, isHigher } from '#domain/policy/judge/joint.ts';
import type { AppliedStandard } from './standard-for.ts';

type Bare<F> = F extends Facts ? Omit<F, 'level'> : never;
/** Facts of an offer: the traveller is known later. */
export type BareFacts = Bare<Facts>;

/** A verdict on an offer; `each`: of several, whom it fits and whom not, in words. */
export interface JudgedVerdict extends PolicyVerdict {
  each?: string;
}

/** Above the standard a booking goes on with a reason; an approval decides by it, too. */
export const asksReason = (effect: PolicyVerdict['effect'] | undefined): boolean =>
  effect === 'reason' || effect === 'approve';

/** Two employees in one room share its limit: the level of the other one is a fact. */
export const withMate = (facts: BareFacts, mate: string | undefined): BareFacts =>
  'nights' in facts && mate !== undefined ? { ...facts, mate } : facts;

const judgeOne = ({ content, person, flags }: AppliedStandard, facts: BareFacts): PolicyVerdict =>
  judge({ ...facts, level: person.level } as Facts, content, flags);

function eachInWords({ state, overBy, overByNight }: PolicyVerdict): string {
  if (state === 'ok') return '合规';
  if (state === 'forbidden') return '不可订';
  if (overByNight) return `超标 ¥${showFen(overByNight)}/晚`;
  return overBy ? `超标 ¥${showFen(overBy)}` : '超标';
}

function judgeParty(party: NonNullable<AppliedStandard['party']>, facts: BareFacts): JudgedVerdict | undefined {
  const each = party.map(({ name, standard, mate }) => ({
    name,
    verdict: judgeOne(standard, withMate(facts, mate)),
  }));
  const higher = isHigher(party.map(({ standard }) => standard));
  const counting = countingOf(each, higher);
  if (!counting) return undefined;
  const limits = each.flatMap(({ verdict }) => verdict.limit ?? []);
  const verdict = {
    ...counting.verdict,
    ...(limits.length === each.length && { limit: higher ? Math.max(...limits) : Math.min(...limits) }),
  };
  const above = each.filter((one) => one.verdict.state !== 'ok');
  if (each.length < 2 || !above.length) return verdict;
  // Refused to some, it can still be booked for the others, in an order of their own.
  const isForSome = verdict.state === 'forbidden' && each.some((one) => one.verdict.state !== 'forbidden');
  return {
    ...verdict,
    ...(isForSome && { state: 'over' as const }),
    message: above.map((one) => `${one.name}：${one.verdict.message}`).join('；'),
    each: each.map((one) => `${one.name} ${eachInWords(one.verdict)}`).join('，'),
  };
}

/** The verdict of an employee's standard on an offer, or of those of several whom a search is for. */
export const judgeBy = (standard: AppliedStandard, facts: BareFacts): JudgedVerdict =>
  (standard.party && judgeParty(standard.party, facts)) ?? judgeOne(standard, facts);

/**
 * By how much an order is above its standard: a stay as a whole, flights and rides for each of its people; of the trains
 * that an order waits for, the one that is most above it.
 */
export function excessOf(
  judged: readonly { facts: BareFacts; verdict: Pick<PolicyVerdict, 'overBy'> }[],
  { people, isWait = false }: { people: number; isWait?: boolean },
): Fen {
  const parts = judged.map(({ facts, verdict: { overBy } }) => ('nights' in facts ? overBy : overBy * people));
  return isWait ? Math.max(0, ...parts) : parts.reduce((sum, part) => sum + part, 0);
}

export const verdictView = ({ state, overBy, message, each }: JudgedVerdict) => ({
  verdict: state,
  overBy: yuanOf(overBy),
  reason: message,
  ...(each !== undefined && { each }),
});

type Party = NonNullable<AppliedStandard['party']>;

/** Several standards in one: the first has the words, the company pays beyond the limits as 就高 and 就低 say. */
export function jointOf(party: Party): AppliedStandard | null {
  const [first] = party;
  if (!first) return null;
  const tolerances = party.map(({ standard }) => standard.content.tolerance);
  const isLightest = isHigher(party.map(({ standard }) => standard));
  const tolerance = isLightest ? Math.max(...tolerances) : Math.min(...tolerances);
  return { ...first.standard, content: { ...first.standard.content, tolerance }, party };
}

/** Whose versions of standards judged an offer, and what they made of each of its facts. */
export interface OfferJudged {
  /** `employee:version` */
  by: readonly string[];
  /** Above the standard, and then up to where the company pays; null without a limit. */
  above: readonly (readonly [overBy: Fen, limit: Fen | null])[];
}

/** Kept with the offer: an order is made of one that was judged and split as the order is. */
export const offerJudged = (
  standard: AppliedStandard | null | undefined,
  facts: readonly BareFacts[],
): OfferJudged => ({
  by: standard
    ? [
        ...new Set(
          (standard.party ?? [{ standard }]).map(({ standard: { person, id } }) => `${person.employeeId}:${id}`),
        ),
      ]
    : [],
  above: standard
    ? facts.map((one) => {
        const { overBy, limit } = judgeBy(standard, one);
        return [overBy, overBy && limit !== undefined ? limit : null];
      })
    : facts.map(() => [0, null]),
});
