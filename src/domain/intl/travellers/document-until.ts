import { dayOf } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import { areaOf } from '../border.ts';
import { monthsAfter } from '../../spans.ts';

/** Countries that ask for a passport that is valid for half a year from the entry (our own table, not verified by them). */
const sixMonths = new Set(
  'SG MY TH VN ID PH KH LA MM BN TL IN LK NP BD MV PK AE QA SA OM KW BH JO IR IQ TR EG MA TN KE ET TZ UG RW ZA MG MU RU BY KZ UZ KG TJ TM BR EC FJ PG'.split(
    ' ',
  ),
);

/** An arrival of the trip: the country with its name, and the day there. */
export interface Arrival {
  country: string;
  countryName: string;
  day: Day;
  /** Of the last departure from the country, or from the area that it borders without checks (`leavingDay`). */
  leaves: Day;
  /** A flight of the trip leads out of there; without one, `leaves` is the day of the last arrival there. */
  isOut: boolean;
}

interface Flown {
  orgAirport: string;
  dstAirport: string;
  /** By the clocks there. */
  depTime: string;
  arrTime: string;
}

/** The day on which someone leaves the country after an arrival; `day`, that of the arrival, where no flight leads on. */
export function leavingDay(
  { country, day }: Pick<Arrival, 'country' | 'day'>,
  later: readonly Flown[],
  countryOf: (airport: string) => string,
): Pick<Arrival, 'leaves' | 'isOut'> {
  const isThere = (airport: string): boolean => areaOf(countryOf(airport)) === areaOf(country);
  let leaves = day;
  for (const { orgAirport, dstAirport, depTime, arrTime } of later) {
    if (!isThere(orgAirport) || !isThere(dstAirport)) return { leaves: dayOf(depTime), isOut: true };
    leaves = dayOf(arrTime);
  }
  return { leaves, isOut: false };
}

interface DocumentNeed {
  day: Day;
  /** In a sentence. */
  reason: string;
}

export interface DocumentUntil extends DocumentNeed {
  /** Of the trip: a document that ends before it is refused. One that ends before `day` is asked about: nobody has read that rule at its source. */
  lastDay: Day;
}

/** Countries of these arrivals that ask for more than the last day of the trip: until when, and why. */
export const documentNeeds = (arrivals: readonly Arrival[]): (DocumentNeed & { at: number })[] =>
  arrivals.flatMap(({ country, countryName, day, leaves, isOut }, at) => {
    if (sixMonths.has(country)) {
      const half = monthsAfter(day, 6);
      return [{ at, day: half, reason: `${countryName}要求证件自入境日起有效 6 个月，须到 ${half}` }];
    }
    if (areaOf(country) !== 'schengen') return [];
    const quarter = monthsAfter(leaves, 3);
    const from = isOut ? '' : `，行程没有离境航班，按 ${leaves} 到达起算`;
    return [
      { at, day: quarter, reason: `${countryName}（申根）要求证件在离境后再有效 3 个月${from}，须到 ${quarter}` },
    ];
  });

/**
 * The day on which a document must still be valid: the last one of the trip, half a year after the entry into some
 * countries, a quarter after the last day in the Schengen area. `lastDay`: of the last arrival.
 */
export function documentUntil(arrivals: readonly Arrival[], lastDay: Day): DocumentUntil {
  const until = [{ day: lastDay, reason: `行程最后一天为 ${lastDay}` }, ...documentNeeds(arrivals)];
  const { day, reason } = until.reduce((last, one) => (one.day > last.day ? one : last));
  return { day, reason, lastDay };
}
