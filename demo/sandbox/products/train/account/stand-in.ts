import type { TrainAccountConflict } from '#contract/train-account.ts';

/**
 * 12306 as the sandbox plays it: every account exists, and all have one password. The beginning of a name asks for a
 * refusal, as `unproved_lin`. A provider asks 12306 here.
 */
export const standInPassword = 'rail12306';

const refusals: readonly [beginning: string, kind: 'phoneUnproved' | 'identityUnproved' | 'busy'][] = [
  ['nophone', 'phoneUnproved'],
  ['unproved', 'identityUnproved'],
  ['busy', 'busy'],
];

type StandInAnswer = 'ok' | 'wrongPassword' | TrainAccountConflict['kind'];

export function askStandIn(account: string, password: string): StandInAnswer {
  const refusal = refusals.find(([beginning]) => account.startsWith(beginning));
  if (refusal?.[1] === 'busy') return 'busy';
  if (password !== standInPassword) return 'wrongPassword';
  return refusal?.[1] ?? 'ok';
}
