/** Days and moments in China time (UTC+8, no summer time) in every zone of the machine. */
export type Day = string;
export type Moment = string;

const eightHoursMs = 8 * 3_600_000;
export const dayMs = 86_400_000;

/** Milliseconds → `YYYY-MM-DD` in China. */
export const dayAt = (ms: number): Day => new Date(ms + eightHoursMs).toISOString().slice(0, 10);

/** Milliseconds → `YYYY-MM-DD HH:mm:ss` in China. */
export const momentAt = (ms: number): Moment =>
  new Date(ms + eightHoursMs).toISOString().slice(0, 19).replace('T', ' ');

/** A moment of the standard form (ISO 8601) → milliseconds. Not by `Date.parse`: Date.js puts its own in that place. */
export const msOfIso = (text: string): number => new Date(text).getTime();

/** `YYYY-MM-DD HH:mm[:ss]` or `YYYY-MM-DD` in China → milliseconds; NaN when it is no moment. */
export function msOf(moment: Moment | Day): number {
  const [date = '', time = '00:00:00'] = moment.split(' ');
  return msOfIso(`${date}T${time.length === 5 ? `${time}:00` : time}Z`) - eightHoursMs;
}

/** A real day in the calendar: 2026-02-30 is none, and there was no year 0. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = msOfIso(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

export const addDays = (day: Day, days: number): Day =>
  new Date(msOfIso(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((msOfIso(`${to}T00:00:00Z`) - msOfIso(`${from}T00:00:00Z`)) / dayMs);

/** 0 Monday … 6 Sunday. */
export const weekdayIndex = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const weekdayNames = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;
export const weekdayOf = (day: Day): string => weekdayNames[weekdayIndex(day)] ?? '';

/** `11-22`; `2027-01-03` when the year is not that of `today`. */
export const showDate = (day: Day, today?: Day): string =>
  today && day.slice(0, 4) !== today.slice(0, 4) ? day : day.slice(5);

/** `11-22 周日`; `2027-01-03 周日` when the year is not that of `today`. */
export const showDay = (day: Day, today?: Day): string => `${showDate(day, today)} ${weekdayOf(day)}`;

/** `2026-11-22` of a moment. */
export const dayOf = (moment: Moment): Day => moment.slice(0, 10);

/** `08:30` of a moment. */
export const clockOf = (moment: Moment): string => moment.slice(11, 16);
