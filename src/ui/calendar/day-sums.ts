/** Days as `YYYY-MM-DD`, months as `YYYY-MM`: calendar arithmetic without clock and time zone. */

export const two = (n: number) => String(n).padStart(2, '0');
const write = (date: Date) => `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
export const parts = (day: string): [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10) || 1),
];
export const utc = (day: string) => {
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

export function daysIn(month: string): number {
  const [year, number] = parts(month);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
