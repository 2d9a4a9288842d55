import type { PolicyVerdict } from '../facts.ts';
import type { StandardContent } from '../schema.ts';
import { weightOf } from './judge.ts';

const states = ['ok', 'over', 'forbidden'] as const;

/** Below 0: the first verdict is the lighter one. */
const compareVerdicts = (a: PolicyVerdict, b: PolicyVerdict): number =>
  states.indexOf(a.state) - states.indexOf(b.state) || weightOf(a.effect) - weightOf(b.effect) || a.overBy - b.overBy;

/** 就高, where the standards of all travellers of an order say so; else 就低. */
export const isHigher = (standards: readonly { content: Pick<StandardContent, 'together'> }[]): boolean =>
  standards.every(({ content }) => content.together === 'higher');

/** Of several travellers the one whose verdict counts for the order: with `higher` the lightest, else the heaviest. */
export const countingOf = <One extends { verdict: PolicyVerdict }>(
  each: readonly One[],
  higher: boolean,
): One | undefined => each.toSorted((a, b) => (higher ? 1 : -1) * compareVerdicts(a.verdict, b.verdict))[0];
