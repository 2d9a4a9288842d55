import type { Day } from '../china-time.ts';
import { ageOn } from '../spans.ts';
import type { FareType } from './psg-types.ts';

/** Under 2 infant, 2 to under 12 child, 12 and over adult (specification 2, section 5), on the day of travel. */
export function ageBandOn(birthday: Day, day: Day): FareType {
  const age = ageOn(birthday, day);
  return age < 2 ? 'INF' : age < 12 ? 'CHD' : 'ADT';
}
