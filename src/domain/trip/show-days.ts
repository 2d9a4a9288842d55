import { showDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';

/** `12-09 周三 至 12-11 周五`; with their years where these differ. */
export const showDays = (from: Day, to: Day): string => `${showDay(from, to)} 至 ${showDay(to, from)}`;
