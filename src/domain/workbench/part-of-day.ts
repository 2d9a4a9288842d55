import { clockOf, momentAt } from '../china-time.ts';

type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** Hour of the day in a greeting, in China: 早上 to 11, 中午 to 13, 下午 to 18, 晚上 to 23, then 夜深. */
export function partOfDay(nowMs: number): PartOfDay {
  const hour = Number(clockOf(momentAt(nowMs)).slice(0, 2));
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening';
}
