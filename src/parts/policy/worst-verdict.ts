import type { VerdictKind } from './VerdictTag.tsx';

const order: readonly VerdictKind[] = ['ok', 'over', 'forbidden'];

/** Of the parts of one offer: what is forbidden counts before what is above the standard. */
export const worstVerdict = <V extends { verdict: VerdictKind }>(verdicts: readonly V[]): V | undefined =>
  verdicts.reduce<V | undefined>(
    (worst, one) => (worst && order.indexOf(worst.verdict) >= order.indexOf(one.verdict) ? worst : one),
    undefined,
  );
