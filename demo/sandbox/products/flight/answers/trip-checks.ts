import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt, isDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { airportsOf, cityOfPlace } from '#domain/flight/cities/cities.ts';
import { salesCloseMinutes } from '#domain/flight/fares.ts';
import { checkMembers } from '#domain/passenger/party/party-members.ts';
import { badInput } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';

/** Flights are sold for a year. */
export const sellDaysAhead = 364;

interface Places {
  orgCity: string;
  dstCity: string;
  orgAirport?: string | undefined;
  dstAirport?: string | undefined;
}

/** City codes of a request, and the airports it allows. */
export interface Ends {
  org: string;
  dst: string;
  orgAirports: ReadonlySet<string>;
  dstAirports: ReadonlySet<string>;
}

export type Checked<T> = { ok: true; value: T } | { ok: false; refusal: Envelope<never> };

const wrong = (field: string, message: string): { ok: false; refusal: Envelope<never> } => ({
  ok: false,
  refusal: badInput(field, message),
});

/** Both places exist, are domestic and are two cities. */
export function checkEnds(input: Places, call: Pick<Call, 'app'>): Checked<Ends> {
  for (const [field, code] of [
    ['orgCity', input.orgCity],
    ['dstCity', input.dstCity],
  ] as const) {
    const city = cityOfPlace(code);
    if (!city) return wrong(field, `没有三字码为 ${code} 的城市或机场，请重新选择`);
    if (city.country !== 'CN')
      return wrong(field, `暂不支持在线预订港澳台航班，请致电 ${call.app.telephones[0] ?? '客服'}`);
  }
  const [org, dst] = [cityOfPlace(input.orgCity)?.code ?? '', cityOfPlace(input.dstCity)?.code ?? ''];
  if (org === dst) return wrong('dstCity', '出发与到达不能是同一城市');
  const [orgAirports, dstAirports] = [
    airportsOf(input.orgCity, input.orgAirport),
    airportsOf(input.dstCity, input.dstAirport),
  ];
  if (!orgAirports.length) return wrong('orgAirport', '该城市没有此机场，请重新选择');
  if (!dstAirports.length) return wrong('dstAirport', '该城市没有此机场，请重新选择');
  const codes = (airports: { code: string }[]): ReadonlySet<string> => new Set(airports.map((airport) => airport.code));
  return { ok: true, value: { org, dst, orgAirports: codes(orgAirports), dstAirports: codes(dstAirports) } };
}

/** A real day from today to a year ahead. */
export function checkDay(field: string, day: Day, nowMs: number): Envelope<never> | undefined {
  const today = dayAt(nowMs);
  if (!isDay(day)) return badInput(field, '没有这一天，请重新选择日期');
  if (day < today) return badInput(field, '出发日期已过，请重新选择');
  return day > addDays(today, sellDaysAhead) ? badInput(field, `仅可查询 ${sellDaysAhead + 1} 天内的航班`) : undefined;
}

/** Children and infants fly with adults; only the telephone can do otherwise. */
export function checkCounts(
  input: { adults: number; children: number; infants: number },
  call: Pick<Call, 'app'>,
): Envelope<never> | undefined {
  const party = (['ADT', 'CHD', 'INF'] as const).flatMap((fare, n) =>
    Array.from({ length: [input.adults, input.children, input.infants][n] ?? 0 }, () => ({ fare })),
  );
  const problem = checkMembers(party);
  if (!problem) return undefined;
  const field =
    problem.code === 'tooManyInfants' ? 'infants' : problem.code === 'tooManyChildren' ? 'children' : 'adults';
  const telephone = call.app.telephones[0];
  return badInput(field, problem.telephone && telephone ? `${problem.message}（${telephone}）` : problem.message);
}

/** May a flight still be sold. */
export const isOnSale = ({ depMs, isOff }: DayFlight, nowMs: number): boolean =>
  !isOff && depMs - nowMs >= salesCloseMinutes * 60_000;
