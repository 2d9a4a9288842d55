import { daysIn, monthOf } from '../calendar/day-sums.ts';
import type { RangeValue } from './fields.ts';

/** A month to its end, or to today. */
export function daysOfMonth(month: string, today: string): RangeValue {
  const end = `${month}-${daysIn(`${month}-01`)}`;
  return { from: `${month}-01`, to: end > today ? today : end };
}

export function wholeMonth({ from, to }: RangeValue, today: string): string | undefined {
  if (!from) return undefined;
  const whole = daysOfMonth(monthOf(from), today);
  return from === whole.from && to === whole.to ? monthOf(from) : undefined;
}
