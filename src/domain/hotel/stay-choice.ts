import { addDays, dayAt, daysBetween, isDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { firstNight, maxDaysAhead, maxNights, stayProblem } from './stay.ts';

export const maxRooms = 9;
/** Of one room. */
export const maxAdults = 6;
export const maxChildren = 3;
export const maxChildAge = 17;

/** Nights and party of a stay, as a form has them: an age that is still to be chosen is null. */
export interface StayChoice {
  checkIn: Day;
  checkOut: Day;
  rooms: number;
  /** Adults and children are of one room. */
  adults: number;
  childAges: readonly (number | null)[];
  /** "": as the member travels by default. */
  travelType: '' | 'private' | 'business';
}

type Query = Readonly<Record<string, string | undefined>>;
/** Parts of a link that cannot be used; the stay has a usable value in their place. */
export type StayProblem = 'dates' | 'pastDate' | 'farDate' | 'nights' | 'rooms' | 'adults' | 'ages' | 'travelType';

/** Tonight for one night and one adult. */
export const usualStay = (nowMs: number): StayChoice => ({
  checkIn: dayAt(nowMs),
  checkOut: addDays(dayAt(nowMs), 1),
  rooms: 1,
  adults: 1,
  childAges: [],
  travelType: '',
});

/** `checkIn`, `checkOut`, `rooms`, `adults`, `ages` (`8,-`: the second is still to be chosen), `travelType` of a link. */
export function readStay(query: Query, nowMs: number): { stay: StayChoice; problems: StayProblem[] } {
  const problems: StayProblem[] = [];
  const stay = usualStay(nowMs);
  const { checkIn, checkOut, travelType } = query;
  if (checkIn || checkOut) {
    const problem = dayProblem(checkIn ?? '', checkOut ?? '', nowMs);
    if (problem) problems.push(problem);
    if (isDay(checkIn ?? '') && checkIn && problem !== 'pastDate' && problem !== 'farDate') {
      stay.checkIn = checkIn;
      stay.checkOut = problem === undefined && checkOut ? checkOut : addDays(checkIn, 1);
    }
  }
  const whole = (key: 'rooms' | 'adults', most: number) => {
    const text = query[key];
    if (text === undefined || text === '') return;
    if (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most) stay[key] = Number(text);
    else problems.push(key);
  };
  whole('rooms', maxRooms);
  whole('adults', maxAdults);
  const ages = (query['ages'] ?? '').split(',').filter(Boolean);
  const isAge = (text: string) => text === '-' || (/^\d{1,2}$/.test(text) && Number(text) <= maxChildAge);
  if (ages.length > maxChildren || !ages.every(isAge)) problems.push('ages');
  else stay.childAges = ages.map((text) => (text === '-' ? null : Number(text)));
  if (travelType === 'private' || travelType === 'business') stay.travelType = travelType;
  else if (travelType) problems.push('travelType');
  return { stay, problems };
}

function dayProblem(checkIn: string, checkOut: string, nowMs: number): StayProblem | undefined {
  if (!isDay(checkIn) || !isDay(checkOut)) return 'dates';
  if (checkIn < firstNight(nowMs)) return 'pastDate';
  if (daysBetween(firstNight(nowMs), checkIn) > maxDaysAhead) return 'farDate';
  return stayProblem(checkIn, checkOut, nowMs) ? 'nights' : undefined;
}

/** The stay in an address; defaults of the party are not written. */
export const writeStay = (stay: StayChoice): Record<string, string | undefined> => ({
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  ...writeParty(stay),
});

/** The people of a stay in an address, without its days. */
export const writeParty = ({
  rooms,
  adults,
  childAges,
  travelType,
}: Omit<StayChoice, 'checkIn' | 'checkOut'>): Record<string, string | undefined> => ({
  rooms: rooms === 1 ? undefined : String(rooms),
  adults: adults === 1 ? undefined : String(adults),
  ages: childAges.map((age) => age ?? '-').join(',') || undefined,
  travelType: travelType || undefined,
});

/** The stay with another first night: as many nights as before. */
export const movedTo = (stay: StayChoice, checkIn: Day): StayChoice => ({
  ...stay,
  checkIn,
  checkOut: addDays(checkIn, Math.min(maxNights, Math.max(1, daysBetween(stay.checkIn, stay.checkOut)))),
});

/** The reason why this stay cannot be searched for, and its field. */
export function choiceProblem(
  stay: StayChoice,
  nowMs: number,
): { field: 'checkIn' | 'checkOut' | 'people'; message: string } | undefined {
  if (stay.childAges.includes(null)) return { field: 'people', message: '请选择儿童年龄' };
  return stayProblem(stay.checkIn, stay.checkOut, nowMs);
}

/** `1 间 · 2 成人 · 1 儿童` */
export function partyText({ rooms, adults, childAges }: Pick<StayChoice, 'rooms' | 'adults' | 'childAges'>): string {
  const each = rooms > 1 ? '每间 ' : '';
  const children = childAges.length ? ` · ${childAges.length} 儿童` : '';
  return `${rooms} 间 · ${each}${adults} 成人${children}`;
}

/** As the calls take it: every age is known. */
export const asInput = (stay: StayChoice, travelType: 'private' | 'business') => ({
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  rooms: stay.rooms,
  adults: stay.adults,
  childAges: stay.childAges.filter((age) => age !== null),
  travelType,
});
