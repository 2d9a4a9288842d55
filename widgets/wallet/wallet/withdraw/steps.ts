import type { WithdrawState } from '#contract/withdraw.ts';

/** Steps that are done: submitted, reviewed, sent by the bank, arrived. */
export const stepsDone = (state: WithdrawState): number => ({ applied: 1, processing: 2, paid: 4, refused: 3 })[state];
