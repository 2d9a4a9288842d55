import type { Decision } from './approval.ts';

/** Actions of an order; while a request about its tickets waits for the company, or to be carried out, there is no other. */
export const askable = <Action extends string>(
  actions: readonly Action[],
  approval: (Pick<Decision, 'kind' | 'state'> & { begins?: true }) | undefined,
): readonly Action[] =>
  approval && (approval.begins || (approval.state === 'running' && approval.kind !== 'order'))
    ? actions.filter((action) => action !== 'refund' && action !== 'change')
    : actions;
