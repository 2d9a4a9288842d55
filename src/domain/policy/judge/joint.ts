import type { Facts, OverFlags, PolicyVerdict } from '../facts.ts';
import type { StandardContent } from '../schema.ts';
import { judge, weightOf } from './judge.ts';

export interface Companion {
  name: string;
  facts: Facts;
  content: StandardContent;
  flags: OverFlags;
}

export interface JointVerdict {
  /** The verdict that counts for the order. */
  verdict: PolicyVerdict;
  /** The traveller whose standard that is. */
  by: string;
  each: readonly { name: string; verdict: PolicyVerdict }[];
}

const states = ['ok', 'over', 'forbidden'] as const;

/** Below 0: the first verdict is the lighter one. */
export const compareVerdicts = (a: PolicyVerdict, b: PolicyVerdict): number =>
  states.indexOf(a.state) - states.indexOf(b.state) || weightOf(a.effect) - weightOf(b.effect) || a.overBy - b.overBy;

/**
 * Travellers of one order with standards of their own: 就高 counts the lightest verdict for all, 就低 the heaviest.
 * Undefined without travellers.
 */
export function joint(people: readonly Companion[], together: StandardContent['together']): JointVerdict | undefined {
  const each = people.map(({ name, facts, content, flags }) => ({ name, verdict: judge(facts, content, flags) }));
  const sign = together === 'higher' ? 1 : -1;
  const [first] = [...each].sort((a, b) => sign * compareVerdicts(a.verdict, b.verdict));
  return first && { verdict: first.verdict, by: first.name, each };
}
