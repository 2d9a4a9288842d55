import { addDays, dayAt, daysBetween, isDay, momentAt } from '../china-time.ts';
import type { Day } from '../china-time.ts';

export const maxNights = 28;
export const maxDaysAhead = 180;
/** Until this hour the night before can still be booked: a guest who arrives after midnight. */
const lateHour = 6;

/** The first night that can be booked now. */
export function firstNight(nowMs: number): Day {
  const today = dayAt(nowMs);
  return Number(momentAt(nowMs).slice(11, 13)) < lateHour ? addDays(today, -1) : today;
}

/** Each night of a stay by the day on which it begins. */
export const nightsOf = (checkIn: Day, checkOut: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, n) => addDays(checkIn, n));

/** The reason why nobody can stay on these days, and the field to mend; undefined for days that can be booked. */
export function stayProblem(
  checkIn: Day,
  checkOut: Day,
  nowMs: number,
): { field: 'checkIn' | 'checkOut'; message: string } | undefined {
  if (!isDay(checkIn)) return { field: 'checkIn', message: '请选择入住日期' };
  if (!isDay(checkOut)) return { field: 'checkOut', message: '请选择离店日期' };
  const first = firstNight(nowMs);
  if (checkIn < first) return { field: 'checkIn', message: '入住日期已过，请重新选择' };
  if (daysBetween(first, checkIn) > maxDaysAhead)
    return { field: 'checkIn', message: `最多可提前 ${maxDaysAhead} 天预订` };
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1) return { field: 'checkOut', message: '离店日期应晚于入住日期' };
  if (nights > maxNights) return { field: 'checkOut', message: `一次最多预订 ${maxNights} 晚` };
  return undefined;
}
