import { companyAccount } from './schema.ts';
import type { ApproveNode, LimitStep } from './schema.ts';
import { afterWork, usualHours } from './working-time.ts';

type Limit = ApproveNode['limit'];
const hourMs = 3_600_000;

/** All steps of a limit, the first one first; without a limit none. */
export const chainOf = (limit: Limit): readonly LimitStep[] => (limit ? [limit, ...(limit.more ?? [])] : []);

/** Is there such a step, from one of them on. */
export const hasStep = (limit: Limit, onLate: LimitStep['onLate'], from = 0): boolean =>
  chainOf(limit).some((one, at) => at >= from && one.onLate === onLate);

/** Hours between the step before a chain's `from` and its step `to`: the time of one who comes in between. */
export function hoursTo(limit: Limit, from: number, to: number): number {
  const chain = chainOf(limit);
  return Math.max(0, (chain[to]?.hours ?? 0) - (chain[from - 1]?.hours ?? 0));
}

export interface Due {
  /** Number of the step in the chain. */
  step: number;
  at: number;
}

/** The next step from `from` on; `sinceMs`: the moment of the step before it, or of the opening. Above the company's account nobody is: it is never handed up. */
export function dueFrom(limit: Limit, from: number, sinceMs: number, who: number): Due | undefined {
  const step = chainOf(limit).findIndex(({ onLate }, at) => at >= from && !(onLate === 'up' && who === companyAccount));
  if (step < 0) return undefined;
  const ms = hoursTo(limit, from, step) * hourMs;
  return { step, at: limit?.work ? afterWork(sinceMs, ms, usualHours) : sinceMs + ms };
}

/** When a chain takes the decision out of the hands of `who`; undefined: it only reminds. */
export function endOfChain(limit: Limit, from: number, sinceMs: number, who: number): number | undefined {
  let due = dueFrom(limit, from, sinceMs, who);
  while (due && chainOf(limit)[due.step]?.onLate === 'remind') due = dueFrom(limit, due.step + 1, due.at, who);
  return due?.at;
}
