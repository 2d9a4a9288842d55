import { dayAt, momentAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';

const hours = [
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
  '19:00',
  '20:00',
  '21:00',
  '22:00',
  '23:00',
  '次日 00:00',
  '次日 02:00',
  '次日 06:00',
];

/** Hours of arrival that are still ahead; the last ones are of the morning after. */
export function arrivalTimes(checkIn: Day, nowMs: number): string[] {
  const clock = momentAt(nowMs).slice(11, 16);
  const ahead = hours.filter((hour) => hour.startsWith('次日') || checkIn > dayAt(nowMs) || hour > clock);
  // A guest of the last night comes now.
  return checkIn < dayAt(nowMs) ? hours.slice(-1) : ahead;
}
