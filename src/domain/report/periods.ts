import { addDays, daysBetween, isDay, weekdayIndex } from '../china-time.ts';
import { addMonths, daysInMonth, monthsAfter, twoDigits } from '../spans.ts';
import type { Day } from '../china-time.ts';

/** First and last day of a report. */
interface ReportDays {
  from: Day;
  to: Day;
}

type Period = 'day' | 'week' | 'month';

const longestYears = 3;

const isLastOfMonth = (day: Day): boolean => Number(day.slice(8)) === daysInMonth(day.slice(0, 7));

/** A message for days that no report can have; "" for good ones. */
export function checkReportDays({ from, to }: ReportDays): string {
  if (!isDay(from) || !isDay(to)) return '请选择开始与结束日期';
  if (from > to) return '结束日期不能早于开始日期';
  return to >= monthsAfter(from, 12 * longestYears) ? `时间范围不能超过 ${longestYears} 年` : '';
}

/** The compared days: whole months with the whole months before, other days with as many before them; a year earlier with the same days. */
export function comparedDays({ from, to }: ReportDays, compare: 'none' | 'previous' | 'year'): ReportDays | null {
  if (compare === 'none') return null;
  const isWhole = from.endsWith('-01') && isLastOfMonth(to);
  const months =
    12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  const back = compare === 'year' ? 12 : months;
  if (isWhole) {
    const last = addMonths(to.slice(0, 7), -back);
    return { from: monthsAfter(from, -back), to: `${last}-${twoDigits(daysInMonth(last))}` };
  }
  if (compare === 'year') return { from: monthsAfter(from, -12), to: monthsAfter(to, -12) };
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

/** This month up to the day, and the same days of the month before; of a whole month, the whole one before. */
export function monthToDay(day: Day): { period: ReportDays; compared: ReportDays } {
  const before = addMonths(day.slice(0, 7), -1);
  const last = isLastOfMonth(day) ? daysInMonth(before) : Math.min(Number(day.slice(8)), daysInMonth(before));
  return {
    period: { from: `${day.slice(0, 7)}-01`, to: day },
    compared: { from: `${before}-01`, to: `${before}-${twoDigits(last)}` },
  };
}

/** The days as whole months, from the first to the last one, and the days around them. */
export function wholeMonths(range: ReportDays): { months: { from: string; to: string } | null; around: ReportDays[] } {
  const { from, to } = range;
  const first = from.endsWith('-01') ? from.slice(0, 7) : addMonths(from.slice(0, 7), 1);
  const last = isLastOfMonth(to) ? to.slice(0, 7) : addMonths(to.slice(0, 7), -1);
  if (first > last) return { months: null, around: [range] };
  const [head, tail] = [`${first}-01`, `${addMonths(last, 1)}-01`];
  return {
    months: { from: first, to: last },
    around: [...(from < head ? [{ from, to: addDays(head, -1) }] : []), ...(to >= tail ? [{ from: tail, to }] : [])],
  };
}

/** The period that a day is in: its month, the Monday of its week, or itself. */
export function periodOf(day: Day, by: Period): string {
  if (by === 'month') return day.slice(0, 7);
  return by === 'week' ? addDays(day, -weekdayIndex(day)) : day;
}

/** All periods of these days, the oldest first, without gaps. */
export function periodsIn({ from, to }: ReportDays, by: Period): string[] {
  const found: string[] = [];
  if (by === 'month')
    for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addMonths(month, 1)) found.push(month);
  else for (let day = periodOf(from, by); day <= to; day = addDays(day, by === 'week' ? 7 : 1)) found.push(day);
  return found;
}

/** `2026 年 8 月`; a week by its first and last day. */
export function periodName(key: string, by: Period): string {
  if (by === 'month') return `${Number(key.slice(0, 4))} 年 ${Number(key.slice(5))} 月`;
  return by === 'week' ? `${key} 至 ${addDays(key, 6).slice(5)}` : key;
}
