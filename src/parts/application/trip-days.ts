import type { Day } from '#domain/china-time.ts';
import { showDays } from '#domain/trip/show-days.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { partTexts } from './words/texts.ts';

/** Days in words, with the year of those that are not in this one; "" without a first day. */
export function useTripDays(): (from: Day | '', to: Day | '') => string {
  const today = useServices().clock.today();
  const { showDay } = useSay();
  const { until } = useTexts('application-parts', partTexts);
  return (from, to) => from && (to ? showDays(from, to, today, showDay, until) : showDay(from, today));
}
