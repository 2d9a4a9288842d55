import type { Day } from './china-time.ts';

/** `2026-09-16 14:32:07` → `09-16 14:32`; with its year where `today` is in another one. */
export const showMoment = (moment: string, today: Day): string =>
  moment.slice(moment.slice(0, 4) === today.slice(0, 4) ? 5 : 0, 16);
