import { weekdayIndex } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { holidayTable } from './holiday-table.ts';

/** A statutory holiday as the State Council announces it, with the working weekends that pay for it. */
export interface Holiday {
  /** 国庆 */
  name: string;
  /** The feast itself; the calendar writes its name on this day. */
  feast: Day;
  from: Day;
  to: Day;
  work: readonly Day[];
}

interface DayMark {
  /** 休 or 班 */
  mark: 'rest' | 'work';
  name: string;
  /** Is this the day of the feast. */
  feast: boolean;
}

/** Feasts that are on the same day of every year, also of one whose holidays are not announced yet. */
const fixedFeasts: Readonly<Record<string, string>> = { '01-01': '元旦', '05-01': '劳动节', '10-01': '国庆' };

/** Feasts of the lunar calendar and the solar terms in the years behind the table: the days themselves are known before the holidays around them. */
const movedFeasts: Readonly<Record<Day, string>> = {
  '2027-02-06': '春节',
  '2027-04-05': '清明',
  '2027-06-09': '端午',
  '2027-09-15': '中秋',
};

/**
 * Mark of a day, undefined for ordinary days and weekends. Years that are not announced yet have only the feasts themselves:
 * see `isAnnounced`. `table` may be the built-in one with rows of the configuration added.
 */
export function dayMarkOf(day: Day, table: readonly Holiday[] = holidayTable): DayMark | undefined {
  const feast = table.find((holiday) => holiday.feast === day);
  if (feast) return { mark: 'rest', name: feast.name, feast: true };
  const rest = table.find((holiday) => holiday.from <= day && day <= holiday.to);
  if (rest) return { mark: 'rest', name: rest.name, feast: false };
  const fixed = fixedFeasts[day.slice(5)] ?? movedFeasts[day];
  if (fixed && !isAnnounced(day, table)) return { mark: 'rest', name: fixed, feast: true };
  const work = table.find((holiday) => holiday.work.includes(day));
  return work && { mark: 'work', name: work.name, feast: false };
}

/** Days off by law beside a feast, from Monday to Friday, in the years behind the table. */
const lawfulRests: Readonly<Record<Day, string>> = { '2027-02-05': '春节', '2027-02-08': '春节' };

/** Monday to Friday without public holidays, and the working weekends that pay for them. */
export function isWorkday(day: Day): boolean {
  if (lawfulRests[day] && !isAnnounced(day)) return false;
  const mark = dayMarkOf(day)?.mark;
  return mark ? mark === 'work' : weekdayIndex(day) < 5;
}

/** Are the holidays of this day's year known; the calendar shows 未公布 for others. */
export const isAnnounced = (day: Day, table: readonly Holiday[] = holidayTable): boolean =>
  table.some((holiday) => holiday.from.slice(0, 4) === day.slice(0, 4));
