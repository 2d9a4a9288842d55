import { showDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { showDays } from '#domain/trip/show-days.ts';
import { useServices } from '#kit/widget.ts';

/** Days in words, with the year of those that are not in this one; "" without a first day. */
export function useTripDays(): (from: Day | '', to: Day | '') => string {
  const today = useServices().clock.today();
  return (from, to) => from && (to ? showDays(from, to, today) : showDay(from, today));
}
