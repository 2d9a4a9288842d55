import { timetable } from './trains-of-day.ts';

let numbers: ReadonlyMap<string, number> | undefined;

/** The train of a number in the timetable of every day; undefined: no train runs by it. */
export const trainOfNumber = (number: string): number | undefined =>
  (numbers ??= new Map(timetable().numbers.map((one, train) => [one, train]))).get(number);
