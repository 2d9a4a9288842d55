import type { ReportDimension, ReportEventType } from '#contract/report-form.ts';
import { addDays } from '#domain/china-time.ts';
import { daysInMonth } from '#domain/spans.ts';
import { addressOf } from './model.ts';
import type { Asked } from './model.ts';
import type { Where } from './where.ts';

export interface DetailTarget {
  /** Narrows the filters of the report. */
  where?: Where;
  days?: Asked['days'];
  type?: ReportEventType;
}

/** The address of the events behind a part of the report. */
export const detailAddress = (
  asked: Asked,
  { where, days, type }: DetailTarget,
): Record<string, string | undefined> => ({
  ...addressOf({ days: days ?? asked.days, where: { ...asked.where, ...where } }),
  type,
  sort: undefined,
  page: undefined,
  view: 'detail',
});

/** The days of a month, week or day, within the period. */
export function daysOfKey(dimension: ReportDimension, key: string, { from, to }: Asked['days']): Asked['days'] {
  const [start, end] =
    dimension === 'month'
      ? [`${key}-01`, `${key}-${daysInMonth(key)}`]
      : [key, dimension === 'week' ? addDays(key, 6) : key];
  return { from: start > from ? start : from, to: end < to ? end : to };
}
