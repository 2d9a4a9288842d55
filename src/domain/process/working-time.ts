import { addDays, dayAt, dayMs, msOf } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { isWorkday } from '../calendar/holidays.ts';

/** Hours in which approvers answer, in China time; minutes since midnight. */
export interface WorkingHours {
  from: number;
  to: number;
  isWorkday(day: Day): boolean;
}

/** Monday to Friday without public holidays, and the working weekends that pay for them; 09:00 to 18:00. */
export const usualHours: WorkingHours = { from: 540, to: 1080, isWorkday };

/** Longest run of days without work that is looked through. */
const mostDays = 400;

/** The moment when so much working time has passed since another. */
export function afterWork(fromMs: number, workMs: number, { from, to, isWorkday: works }: WorkingHours): number {
  let left = workMs;
  let at = fromMs;
  let day = dayAt(fromMs);
  for (let turn = 0; turn < mostDays; turn += 1, day = addDays(day, 1)) {
    if (!works(day)) continue;
    const midnight = msOf(day);
    const opens = Math.max(at, midnight + from * 60_000);
    const closes = midnight + to * 60_000;
    if (opens >= closes) continue;
    if (opens + left <= closes) return opens + left;
    left -= closes - opens;
    at = closes;
  }
  return at + left + (at === fromMs ? mostDays * dayMs : 0);
}
