import type { AuditDetail } from '#contract/approval.ts';
import { useLater } from '#kit/part.ts';
import type { Outcome } from '#kit/services.ts';

/** Ways to an earlier decision, where the case has any. */
export function LaterHurry({
  of: { no, hurry },
  settle,
}: {
  of: Pick<AuditDetail, 'no' | 'hurry'>;
  settle(outcome: Outcome<unknown>): unknown;
}) {
  const part = useLater(hurry !== undefined, () => import('./Hurry.tsx'));
  return hurry && part && <part.Hurry no={no} offers={hurry} settle={settle} />;
}
