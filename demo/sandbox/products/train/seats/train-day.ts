import { addDays, daysBetween } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { trainKinds } from '../train-kinds.ts';
import type { TrainKind } from '../train-kinds.ts';

const firstDay = '2020-01-01';
const mostNumber = 10_000;
/** Kinds times numbers fit below it. */
export const numbersOfDay = 131_072;

/** Number and first day of a train-day. */
export function trainOfDay(trainDay: number): { number: string; day: Day } {
  const rest = trainDay % numbersOfDay;
  const kind = trainKinds[Math.floor(rest / mostNumber)] ?? '';
  return { number: `${kind}${rest % mostNumber}`, day: addDays(firstDay, Math.floor(trainDay / numbersOfDay)) };
}

/** Number and first day of a train in one int: keys of seats are short, so a train-day takes little space. */
export function trainDayOf(number: string, day: Day): number {
  const [, letter = '', digits = ''] = /^([A-Z]?)(\d{1,4})$/.exec(number) ?? [];
  const kind = trainKinds.indexOf(letter as TrainKind);
  const days = daysBetween(firstDay, day);
  if (kind < 0 || !digits || days < 0 || days >= 16_384) throw new RangeError(`no train ${number} on ${day}`);
  return days * numbersOfDay + kind * mostNumber + Number(digits);
}
