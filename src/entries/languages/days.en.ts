import { weekdayIndex } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { Say } from '#kit/say.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const weekdayOf = (day: Day): string => weekdayNames[weekdayIndex(day)] ?? '';

/** `22 Nov`; `3 Jan 2027` when the year is not that of `today`. */
function showDate(day: Day, today?: Day): string {
  const date = `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1] ?? ''}`;
  return today && day.slice(0, 4) !== today.slice(0, 4) ? `${date} ${day.slice(0, 4)}` : date;
}

/** Days as `useSay` writes them: `Sun 22 Nov`. */
export const days: Omit<Say, 'say'> = {
  weekdayOf,
  showDate,
  showDay: (day, today) => `${weekdayOf(day)} ${showDate(day, today)}`,
};
