import { msOf } from '../china-time.ts';
import type { Moment } from '../china-time.ts';
import { fenOf } from '../money.ts';
import type { Fen } from '../money.ts';

/** `free`: nothing is kept, `part`: some of the payment, `none`: all of it. */
type CancelStretchKind = 'free' | 'part' | 'none';

/** One stretch of the timeline of a cancellation. */
export interface CancelStretch {
  kind: CancelStretchKind;
  /** Start of the stretch; null: it has begun. */
  from: Moment | null;
  penalty: Fen;
  refund: Fen;
}

interface Step {
  from: Moment | null;
  to: Moment | null;
  /** Yuan. */
  penalty: string;
}

/** Stretches from now on, of a payment of `total` yuan. Steps that are over are left out. */
export function cancelStretches(steps: readonly Step[], total: string, nowMs: number): CancelStretch[] {
  const paid = fenOf(total);
  return steps
    .filter(({ to }) => to === null || msOf(to) > nowMs)
    .map(({ from, penalty }) => {
      const kept = fenOf(penalty);
      return {
        kind: kept === 0 ? 'free' : kept >= paid ? 'none' : 'part',
        from: from !== null && msOf(from) > nowMs ? from : null,
        penalty: kept,
        refund: Math.max(0, paid - kept),
      };
    });
}
