import type { Day } from './china-time.ts';

/** 7 → `07` */
export const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** 135 → `2 时 15 分`, 120 → `2 时`, 10 → `10 分钟`. */
export function showDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (!hours) return `${rest} 分钟`;
  return rest ? `${hours} 时 ${rest} 分` : `${hours} 时`;
}

/** Time that people take: 135 → `2 小时 15 分`, 120 → `2 小时`, 3,060 → `2 天 3 小时`. */
export function showSpan(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (!hours) return `${minutes} 分钟`;
  if (hours < 24) return minutes % 60 ? `${hours} 小时 ${minutes % 60} 分` : `${hours} 小时`;
  return hours % 24 ? `${Math.floor(hours / 24)} 天 ${hours % 24} 小时` : `${hours / 24} 天`;
}

/** Whole years on a day; born on 29 February: the birthday in other years is 1 March. */
export function ageOn(birthday: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4));
  return on.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** `2026-11`, counted on by months. */
export function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${twoDigits((index % 12) + 1)}`;
}

export const daysInMonth = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();

/** The same day so many months earlier or later, or the last day of a shorter month. */
export function monthsAfter(day: Day, months: number): Day {
  const month = addMonths(day.slice(0, 7), months);
  return `${month}-${twoDigits(Math.min(Number(day.slice(8)), daysInMonth(month)))}`;
}

/** Minutes of a day as `22:30`; its end is `24:00`. */
export const clock = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
