import { msOf } from '../china-time.ts';
import { checkInClosesMs, checkInOpensMs, inDay } from './next-step.ts';

interface Flight {
  depTime: string;
}

/** State of the check-in of a flight. */
export function checkInState({ depTime }: Flight, nowMs: number): 'ahead' | 'open' | 'closed' {
  const leftMs = msOf(depTime) - nowMs;
  return leftMs > checkInOpensMs ? 'ahead' : leftMs > checkInClosesMs ? 'open' : 'closed';
}

/** When it opens and closes: `09-23 07:30`. */
export const checkInOpens = ({ depTime }: Flight): string => inDay(msOf(depTime) - checkInOpensMs);
export const checkInCloses = ({ depTime }: Flight): string => inDay(msOf(depTime) - checkInClosesMs);
