import { weekdayIndex } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `SU22NOV`, as reservation systems write a day. */
export const pnrDay = (day: Day): string =>
  `${weekdays[weekdayIndex(day)]}${day.slice(8)}${months[Number(day.slice(5, 7)) - 1]}`;
