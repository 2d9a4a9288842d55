/** Days as `YYYY-MM-DD`, months as `YYYY-MM`: calendar arithmetic without clock and time zone. */

const two = (n: number) => String(n).padStart(2, '0');
const write = (date: Date) => `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
const parts = (day: string): [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10) || 1),
];
const utc = (day: string) => {
  const [year, month, date] = parts(day);
  return new Date(Date.UTC(year, month - 1, date));
};

export const monthOf = (day: string): string => day.slice(0, 7);

export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return write(date);
}

export function addMonths(month: string, months: number): string {
  const [year, number] = parts(month);
  return write(new Date(Date.UTC(year, number - 1 + months, 1))).slice(0, 7);
}

/** The same day of another month; the last one where that month is shorter. */
export function sameDayIn(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  return `${month}-${two(Math.min(Number(day.slice(8)), daysIn(month)))}`;
}

export function daysIn(month: string): number {
  const [year, number] = parts(month);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
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
