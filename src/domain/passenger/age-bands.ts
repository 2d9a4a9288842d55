import { addDays } from '../china-time.ts';
import { ageOn } from '../spans.ts';
import type { Day } from '../china-time.ts';
import { ageBandOn } from './age-band.ts';
import type { FareType, PsgType } from './psg-types.ts';
import { fareTypeOf } from './psg-types.ts';

/** Verdict on a birthday for an order with these days of travel (one, or outbound and return). */
export interface AgeVerdict {
  /** The fare the whole order is priced at: by age on the last day of travel. */
  fare: FareType;
  age: number;
  /** Hint for the member who books; "" when there is none. */
  notice: string;
  /** No passenger may fly like this. */
  refusal: string;
}

export function judgeAge(birthday: Day, travelDays: readonly Day[]): AgeVerdict {
  const [first = birthday, last = first] = travelDays;
  const fare = ageBandOn(birthday, last);
  const before = ageBandOn(birthday, first);
  const verdict: AgeVerdict = { fare, age: Math.max(0, ageOn(birthday, first)), notice: '', refusal: '' };
  if (birthday > first) return { ...verdict, refusal: '出生日期晚于出行日，请核对' };
  if (first < addDays(birthday, 14)) return { ...verdict, refusal: '出生未满 14 天的婴儿不能乘机' };
  if (fare !== before) {
    verdict.notice =
      fare === 'CHD'
        ? `返程 ${last} 时已满 2 周岁，须占座购买儿童票，本单往返按儿童票计价`
        : `返程 ${last} 时已满 12 周岁，本单往返按成人票计价`;
  }
  return verdict;
}

/** An infant may travel on a child's ticket (own seat); no other passenger may take a cheaper or dearer band. */
export function fitsAge(type: PsgType, verdict: AgeVerdict): boolean {
  const fare = fareTypeOf(type);
  return fare === verdict.fare || (fare === 'CHD' && verdict.fare === 'INF');
}

/** Data of a child under 14 need a guardian's consent. Age as of today, not of the flight. */
export const needsGuardian = (birthday: Day, today: Day): boolean => ageOn(birthday, today) < 14;

/** True if an insurance with these age limits (years, both included) takes a person on the day of travel. */
export function insurable(limits: { minAge: number; maxAge: number }, birthday: Day, day: Day): boolean {
  const age = ageOn(birthday, day);
  return age >= limits.minAge && age <= limits.maxAge;
}
