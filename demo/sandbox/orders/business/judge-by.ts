import { yuanOf } from '#domain/money.ts';
import type { Facts, PolicyVerdict } from '#domain/policy/facts.ts';
import { judge } from '#domain/policy/judge/judge.ts';
import type { AppliedStandard } from './standard-for.ts';

type Bare<F> = F extends Facts ? Omit<F, 'level'> : never;
/** Facts of an offer: the traveller is known later. */
export type BareFacts = Bare<Facts>;

/** The verdict of an employee's standard on an offer. */
export const judgeBy = ({ content, person, flags }: AppliedStandard, facts: BareFacts): PolicyVerdict =>
  judge({ ...facts, level: person.level } as Facts, content, flags);

export const verdictView = ({ state, overBy, message }: PolicyVerdict) => ({
  verdict: state,
  overBy: yuanOf(overBy),
  reason: message,
});
