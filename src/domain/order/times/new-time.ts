import { openChange } from '../schedule.ts';
import type { Changed } from '../schedule.ts';

/** It has a new time that can be accepted; a cancelled flight or train has none. */
export function hasNewTime(one: Changed): boolean {
  const kind = openChange(one);
  return !!kind && kind !== 'cancelled';
}
