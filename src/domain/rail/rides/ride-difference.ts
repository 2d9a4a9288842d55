import { dayOf, msOf } from '../../china-time.ts';
import type { Moment } from '../../china-time.ts';

interface TimedRide {
  from: { at: Moment };
  to: { at: Moment };
}

/** Minutes that a ride leaves and arrives later than another one, negative for earlier, and takes longer. */
interface RideDifference {
  /** Null of a ride on another day: no minutes say that. */
  departs: number | null;
  arrives: number | null;
  lasts: number;
}

const minutes = (from: Moment, to: Moment): number => Math.round((msOf(to) - msOf(from)) / 60_000);

export function rideDifference(old: TimedRide, fresh: TimedRide): RideDifference {
  const isSameDay = dayOf(old.from.at) === dayOf(fresh.from.at);
  return {
    departs: isSameDay ? minutes(old.from.at, fresh.from.at) : null,
    arrives: isSameDay ? minutes(old.to.at, fresh.to.at) : null,
    lasts: minutes(fresh.from.at, fresh.to.at) - minutes(old.from.at, old.to.at),
  };
}
