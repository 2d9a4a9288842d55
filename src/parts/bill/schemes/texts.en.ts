import type { Twin } from '#base/wording.ts';
import { showDate } from '#domain/china-time.en.ts';
import type { SchemeTexts } from './texts.ts';

const date = (day: string): string => `${showDate(day)} ${day.slice(0, 4)}`;
const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const schemeTexts: Twin<SchemeTexts> = {
  say: (name) => name,
  limit: 'Present limit',
  limitTried: 'Limit tried',
  cycleOf: (span) => span,
  warnAt: 'Warning level',
  spanOf: (from, to) => `${showDate(from)} – ${date(to)}`,
  dueOn: 'Pay by',
  allDue: (count) => `Show all ${count} cycles`,
  curve: 'Credit in use',
  curveSub: 'Highest of each week',
  week: 'Week',
  weekOf: (day) => `Week of ${day}`,
  usedNow: 'By the present terms',
  usedThen: 'By these terms',
  short: (yuan) => (Math.abs(yuan) >= 1_000 ? `${Number((yuan / 1_000).toFixed(1))}k` : String(Math.round(yuan))),
  schemes: 'Schemes compared',
  terms: 'Terms',
  termsOf: (cycle, dueDays, limit) => `${cycle}, paid ${dueDays} days after the issue, limit ${limit}`,
  prepaidTermsOf: (cycle, limit) => `Prepaid, ${cycle}, paid from the prepaid account when issued, limit ${limit}`,
  prepaid: (balance) =>
    `Prepaid: orders still use the credit line; the prepaid account pays the bill when it is issued, which frees the line. What the account lacks is paid by the last day. It has ${balance}.`,
  prepaidNeed: ({ mean, most, on, missing }) =>
    ` By the orders of the past year a bill has ${mean} on average and ${most} at most (issued ${date(on)})${missing ? `: ${missing} are missing for that one` : ', which the balance covers'}.`,
  dueTotal: 'Due in the year',
  refusedNote:
    'An order above the limit is not paid by the company and in no bill. Rides are billed after they were driven, whatever the limit.',
  dueNote: 'By other terms other cycles come due within the year; the orders cost the same.',
  dueDaysOf: (count) => `${count} days`,
  dueTimes: 'Days with a sum due',
  less: 'Show fewer',
  present: 'Now',
  wanted: 'With these',
  figure: 'Figure',
  highest: 'Most used',
  on: (sum, day) => `${sum} (${date(day)})`,
  warned: 'Above warning level',
  daysOf: (days) => many(days, 'day'),
  refused: 'Above the limit',
  refusedOf: (orders, days, sum) => `${many(days, 'day')}, ${many(orders, 'order')}, ${sum}`,
  never: 'Never',
  mostDue: 'Most due in a day',
  due: 'Due by cycle',
  dueSum: 'Due',
  yuan: 'CNY',
};
