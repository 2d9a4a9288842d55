import { awaitsApproval } from '../product/status-table.ts';
import type { AirStatus } from '../product/air-status.ts';

type Kind = 'order' | 'pay' | 'ticket' | 'refund' | 'change';

const kinds: Readonly<Record<AirStatus, Kind | null>> = {
  0: null,
  1: 'pay',
  2: 'ticket',
  3: 'change',
  4: 'refund',
  5: 'order',
  6: 'refund',
  // Follows the payment at once.
  7: null,
  8: 'ticket',
  9: 'refund',
  10: 'refund',
  11: 'change',
  // Its maker has just sent it.
  12: null,
};

/** Kind of the message about a change of status; null: the change is no news to the member. */
export function messageKindOf(from: number, to: AirStatus): Kind | null {
  // A withdrawn or refused request leaves the tickets as they were.
  if (to === 2 && from !== 7) return kinds[from as AirStatus] ?? null;
  // Approved.
  if (from === awaitsApproval && to === 0) return 'order';
  return kinds[to];
}
