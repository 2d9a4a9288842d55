import { addDays, isDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { checkMembers, membersOf } from '../passenger/party/party-members.ts';
import type { FlightType } from '../trip/legs.ts';
import { intlDaysAhead } from './days-ahead.ts';
import type { IntlParty } from './offers.ts';

/** A slice as it is asked for. */
export interface AskedSlice {
  orgCity: string;
  dstCity: string;
  orgAirport?: string | undefined;
  dstAirport?: string | undefined;
  /** By the clock of the departure. */
  date: Day;
}

/** A field of the request (`slices.1.date`), and the reason why it cannot be taken. */
interface TripProblem {
  field: string;
  message: string;
}

const slicesOf: Readonly<Record<FlightType, readonly [least: number, most: number]>> = {
  1: [1, 1],
  2: [2, 2],
  3: [2, 6],
};

function dayProblem(slices: readonly AskedSlice[], at: number, today: Day): string {
  const { date = '' } = slices[at] ?? {};
  const before = slices[at - 1]?.date ?? '';
  // The day may have begun east of China.
  if (!isDay(date)) return '没有这一天，请重新选择日期';
  if (date < today) return '出发日期已过，请重新选择';
  if (date > addDays(today, intlDaysAhead)) return `仅可查询 ${intlDaysAhead} 天内的航班`;
  return date < before ? `早于第 ${at} 程的 ${before}，请改为 ${before} 或以后` : '';
}

/** The reason why such a trip cannot be searched; undefined where it can. */
export function slicesProblem(
  flightType: FlightType,
  slices: readonly AskedSlice[],
  today: Day,
): TripProblem | undefined {
  const [least, most] = slicesOf[flightType];
  if (slices.length < least || slices.length > most)
    return {
      field: 'slices',
      message: least === most ? `请填写 ${least} 段航程` : `请填写 ${least} 至 ${most} 段航程`,
    };
  const [out, back] = slices;
  if (flightType === 2 && (out?.orgCity !== back?.dstCity || out?.dstCity !== back?.orgCity))
    return { field: 'slices.1.dstCity', message: '往返须回到出发城市，其他走法请选择多程' };
  for (let at = 0; at < slices.length; at += 1) {
    if (slices[at]?.orgCity === slices[at]?.dstCity)
      return { field: `slices.${at}.dstCity`, message: '出发与到达不能是同一城市' };
    const message = dayProblem(slices, at, today);
    if (message) return { field: `slices.${at}.date`, message };
  }
  return undefined;
}

/** The reason why these people cannot book together. */
export function intlPartyProblem(party: IntlParty): TripProblem | undefined {
  const problem = checkMembers(membersOf(party));
  const field = problem?.code === 'tooManyInfants' ? 'INF' : problem?.code === 'tooManyChildren' ? 'CHD' : 'ADT';
  return problem && { field: `party.${field}`, message: problem.message };
}
