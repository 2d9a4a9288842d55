import { msOf } from '../../china-time.ts';
import { airStatus, isTicketed } from '../../product/air-status.ts';
import type { ScheduleKind } from '../schedule.ts';

interface Leg {
  depTime: string;
  schedule?: { kind: ScheduleKind } | null;
}

/** A paid order with a flight to come that goes has a calendar file. */
export const hasCalendar = (
  { status, flightList }: { status: number; flightList: readonly Leg[] },
  nowMs: number,
): boolean =>
  (isTicketed(status) || airStatus.isMoving(status)) &&
  flightList.some(({ depTime, schedule }) => schedule?.kind !== 'cancelled' && msOf(depTime) > nowMs);
