/** The days that a calendar of months draws, and where its keys lead. */

import { addDays, addMonths, daysIn, monthOf, parts, two, utc } from './day-sums.ts';

/** The same day of another month; the last one where that month is shorter. */
export function sameDayIn(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  return `${month}-${two(Math.min(Number(day.slice(8)), daysIn(month)))}`;
}

/** Monday is 0. */
export const weekdayOf = (day: string): number => (utc(day).getUTCDay() + 6) % 7;

/** Weeks of a month from Monday on; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const lead = weekdayOf(`${month}-01`);
  const count = daysIn(month);
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const date = week * 7 + at - lead + 1;
      return date >= 1 && date <= count ? `${month}-${two(date)}` : null;
    }),
  );
}

/** Number of months between two. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = parts(from);
  const [toYear, toMonth] = parts(to);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

export const clampDay = (day: string, min: string | undefined, max: string | undefined): string =>
  min && day < min ? min : max && day > max ? max : day;

/** Target day of a key in a calendar (ARIA practices, date grid); undefined when it does not move. */
export function moveDay(day: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(day, shift ? -12 : -1);
    case 'PageDown':
      return sameDayIn(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

/** A range as far as one month sees it: ends outside are `-00` and `-99`, no part of it is two times undefined. */
export function rangeWithin(
  month: string,
  from: string | undefined,
  to: string | undefined,
): [from?: string, to?: string] {
  const first = from ?? to;
  const last = to ?? from;
  if (!first || !last || monthOf(first) > month || monthOf(last) < month) return [];
  return [from && (monthOf(from) < month ? `${month}-00` : from), to && (monthOf(to) > month ? `${month}-99` : to)];
}
