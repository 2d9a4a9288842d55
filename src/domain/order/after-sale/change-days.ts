import { addDays, daysBetween } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';

const shown = 5;

/** The chosen day of a change with those around it; none of the past. */
export function changeDays(date: Day, today: Day): Day[] {
  const first = addDays(date, -Math.min(2, Math.max(0, daysBetween(today, date))));
  return Array.from({ length: shown }, (_, at) => addDays(first, at));
}
