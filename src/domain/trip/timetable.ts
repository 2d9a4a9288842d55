import { weekdayIndex } from '../china-time.ts';
import type { Day } from '../china-time.ts';

/** Days of the week of a departure, Monday is bit 0. */
export const runsOn = (days: number, day: Day): boolean => ((days >> weekdayIndex(day)) & 1) === 1;

/** Buildings of airports by carrier; `*`: of all others. */
export type Terminals = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `T3`, or "" where there is one building. */
export const terminalIn = (terminals: Terminals, airport: string, carrier: string): string =>
  terminals[airport]?.[carrier] ?? terminals[airport]?.['*'] ?? '';
