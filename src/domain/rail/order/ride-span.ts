import { clockOf, dayOf, daysBetween } from '../../china-time.ts';
import type { Moment } from '../../china-time.ts';

/** `05:55–04:16 +1天` of a train that arrives on another day. */
export function rideSpan(from: Moment, to: Moment): string {
  const nights = daysBetween(dayOf(from), dayOf(to));
  return `${clockOf(from)}–${clockOf(to)}${nights > 0 ? ` +${nights}天` : ''}`;
}
