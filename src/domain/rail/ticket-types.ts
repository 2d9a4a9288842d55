import type { Day } from '../china-time.ts';
import type { Fen } from '../money.ts';
import { ageOn } from '../spans.ts';
import { isMultipleUnit } from './fares.ts';
import type { Fare, TrainLetter } from './fares.ts';
import type { SeatClass } from './seat-classes.ts';

export const ticketTypes = ['adult', 'child', 'student', 'disabledSoldier'] as const;
export type TicketType = (typeof ticketTypes)[number];

export const ticketTypeNames: Readonly<Record<TicketType, string>> = {
  adult: '成人票',
  child: '儿童票',
  student: '学生票',
  disabledSoldier: '残军票',
};

export const freeChildName = '免费儿童';

/** From 6 until before 14 on the day of travel (since 2023); one younger child travels free with each adult, without a seat. */
export const childFrom = 6;
export const adultFrom = 14;

/** Reduced prices of multiple units never fall below this share of the published one. */
const leastShare = 0.4;
/** Students: from October to September, so many journeys. */
export const studentJourneys = 4;

const halfYuan = (fen: number): Fen => Math.round(fen / 50) * 50;

/** Classes that a student's reduction covers, as a share of the executed price; other classes are not sold to students. */
function studentShare(letter: TrainLetter, seatClass: SeatClass): number | undefined {
  // Second and first class and sleepers are sold to them there.
  if (isMultipleUnit(letter)) return seatClass === 'business' || seatClass === 'premium' ? undefined : 0.75;
  if (seatClass === 'hardSeat' || seatClass === 'standing') return 0.5;
  return undefined;
}

/** The fare of a passenger; undefined: the class is not sold with this type of ticket. */
export function ticketPrice(
  type: TicketType,
  letter: TrainLetter,
  seatClass: SeatClass,
  { published, executed, seatPart }: Fare,
): Fen | undefined {
  if (type === 'adult') return executed;
  const isUnit = isMultipleUnit(letter);
  const seat = seatPart ?? executed;
  // A berth is paid in full but for the seat within it.
  if (type === 'student' && !isUnit && seatClass === 'hardSleeper') return halfYuan(executed - seat * 0.5);
  const share = type === 'student' ? studentShare(letter, seatClass) : 0.5;
  if (share === undefined) return undefined;
  if (!isUnit) return halfYuan(executed - seat * (1 - share));
  return Math.max(halfYuan(executed * share), halfYuan(published * leastShare));
}

type ChildVerdict = { type: 'adult' | 'child' | 'free'; notice: string };

/** The ticket that an age asks for. `freeChildren`: children under 6 of this order who have no ticket yet, before this one. */
export function ticketByAge(birthday: Day, travelDay: Day, adults: number, freeChildren: number): ChildVerdict {
  const age = ageOn(birthday, travelDay);
  if (age >= adultFrom) return { type: 'adult', notice: '' };
  if (age >= childFrom) return { type: 'child', notice: '' };
  return freeChildren < adults
    ? { type: 'free', notice: '未满 6 周岁不占座，随成人免费乘车；进站须带儿童证件' }
    : { type: 'child', notice: '每位成人可免费携带 1 名未满 6 周岁的儿童，超出的须购儿童票' };
}

/** `2026` for the academic year from October 2026 to September 2027. */
export const academicYear = (day: Day): string => {
  const year = Number(day.slice(0, 4));
  return String(day.slice(5, 7) >= '10' ? year : year - 1);
};

/** Journeys that a student has left in the academic year of a day; each earlier one counts by its day of travel. */
export const studentJourneysLeft = (day: Day, travelled: readonly Day[]): number =>
  Math.max(0, studentJourneys - travelled.filter((one) => academicYear(one) === academicYear(day)).length);
