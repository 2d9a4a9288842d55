import { dayMarkOf } from '#domain/calendar/holidays.ts';
import { addDays, daysBetween, weekdayIndex } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { chanceOf } from '../../../ground/chance.ts';
import { trafficOf } from '#domain/flight/cities/traffic.ts';

/** Spring Festivals: forty days of travel around each, also in years whose days off are not announced yet. */
const springFestivals = ['2024-02-10', '2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13'];

const byWeekday = [1.03, 0.95, 0.95, 1, 1.1, 0.99, 1.08] as const;

/** Holiday cities, each with the months in which more people come. */
const seasons: Record<string, readonly number[]> = {
  SYX: [11, 12, 1, 2, 3],
  HAK: [11, 12, 1, 2, 3],
  JHG: [12, 1, 2, 4],
  HRB: [12, 1, 2],
  NBS: [12, 1, 2],
  URC: [6, 7, 8, 9],
  KHG: [6, 7, 8, 9],
  AAT: [6, 7, 8, 9],
  LXA: [6, 7, 8, 9],
  DNH: [6, 7, 8, 9],
  XNN: [6, 7, 8],
  DLC: [7, 8],
  TAO: [7, 8],
  LJG: [4, 5, 7, 8, 10],
};

/** Direction of a rush: `both` between two cities of much the same size. */
type Side = 'out' | 'back' | 'both';

function sideOf(orgCity: string, dstCity: string): Side {
  const ratio = trafficOf(orgCity) / trafficOf(dstCity);
  return ratio > 1.5 ? 'out' : ratio < 1 / 1.5 ? 'back' : 'both';
}

const by = (side: Side, out: number, both: number, back: number): number =>
  side === 'out' ? out : side === 'both' ? both : back;

/** Before the feast people leave the large city, after it they come back. */
function springRush(day: Day, side: Side): number {
  const away = springFestivals.map((feast) => daysBetween(feast, day)).find((days) => days >= -18 && days <= 20);
  if (away === undefined) return 0;
  const before = away < 0;
  const strength = before ? 1 - Math.abs(away + 4) / 16 : 1 - Math.abs(away - 6) / 14;
  return Math.max(0, strength) * (before ? by(side, 0.5, 0.4, 0.22) : by(side, 0.22, 0.4, 0.5));
}

/** Holidays: out on the eve and the first day, back on the last ones, busy between. */
function holidayRush(day: Day, side: Side): number {
  const isRest = (days: number): boolean => dayMarkOf(addDays(day, days))?.mark === 'rest';
  if (!isRest(0)) return isRest(1) ? by(side, 0.4, 0.36, 0.22) : 0;
  if (!isRest(-1)) return by(side, 0.55, 0.5, 0.32);
  if (!isRest(1) || !isRest(2)) return by(side, 0.28, 0.4, 0.48);
  return 0.22;
}

function seasonRush(day: Day, orgCity: string, dstCity: string): number {
  const month = Number(day.slice(5, 7));
  const isSeason = (city: string): boolean => seasons[city]?.includes(month) ?? false;
  const summer = month === 7 || month === 8 ? 0.06 : 0;
  return summer + (isSeason(dstCity) ? 0.1 : 0) + (isSeason(orgCity) ? 0.06 : 0);
}

/** Demand of travellers on a day in a direction: 1 is an ordinary day. */
export function demandOf(orgCity: string, dstCity: string, day: Day): number {
  const side = sideOf(orgCity, dstCity);
  const rush = Math.max(springRush(day, side), holidayRush(day, side));
  const chance = 0.1 * (chanceOf(`demand ${orgCity}${dstCity}${day}`) - 0.5);
  const weekday = dayMarkOf(day)?.mark === 'work' ? 1 : (byWeekday[weekdayIndex(day)] ?? 1);
  return (rush > 0 ? 1 + (weekday - 1) / 2 : weekday) + rush + seasonRush(day, orgCity, dstCity) + chance;
}
