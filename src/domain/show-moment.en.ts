import { showDate } from './china-time.en.ts';
import type { Day } from './china-time.ts';

/** `2026-09-16 14:32:07` → `16 Sep 14:32`; with its year where `today` is in another one. */
export const showMoment = (moment: string, today: Day): string =>
  `${showDate(moment.slice(0, 10), today)} ${moment.slice(11, 16)}`;
