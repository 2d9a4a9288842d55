import { showDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';

/** `12-09 周三 至 12-11 周五`; with their years where these differ, or are not that of `today`. */
export function showDays(from: Day, to: Day, today: Day = to, show = showDay, until = ' 至 '): string {
  const isOver = from.slice(0, 4) !== to.slice(0, 4);
  return show(from, isOver ? to : today) + until + show(to, isOver ? from : today);
}
