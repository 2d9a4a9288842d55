import { weekdayIndex } from './china-time.ts';
import type { Day, Moment } from './china-time.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const weekdayOf = (day: Day): string => weekdayNames[weekdayIndex(day)] ?? '';

/** `22 Nov`; `3 Jan 2027` when the year is not that of `today`. */
export function showDate(day: Day, today?: Day): string {
  const date = `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1] ?? ''}`;
  return today && day.slice(0, 4) !== today.slice(0, 4) ? `${date} ${day.slice(0, 4)}` : date;
}

/** `Sun 22 Nov` */
export const showDay = (day: Day, today?: Day): string => `${weekdayOf(day)} ${showDate(day, today)}`;

/** `Sun 22 Nov 18:00` */
export const showMoment = (moment: Moment): string => `${showDay(moment.slice(0, 10))} ${moment.slice(11, 16)}`;

/** 周五: `Fri`; undefined of other texts. */
export const weekdayInEnglish = (weekday: string): string | undefined =>
  weekday[0] === '周' ? weekdayNames['一二三四五六日'.indexOf(weekday.slice(1))] : undefined;

/** `11-13`: `13 Nov`; `2026-11-13`: `13 Nov 2026`. */
export const dateInEnglish = (day: string): string =>
  day.length > 5 ? `${showDate(day)} ${day.slice(0, 4)}` : showDate(`0000-${day}`);

/** A day as the Chinese `showDay` writes it, `11-13 周五`: `Fri 13 Nov`. */
export function dayInEnglish(shown: string): string {
  const [day = '', weekday = ''] = shown.split(' ');
  return `${weekdayInEnglish(weekday) ?? ''} ${dateInEnglish(day)}`.trim();
}
