import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { airportsAt, placeOfCode } from '#domain/intl/places/places.ts';
import { intlPartyProblem, slicesProblem } from '#domain/intl/trip-check.ts';
import type { AskedSlice } from '#domain/intl/trip-check.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import type { FlightType } from '#domain/trip/legs.ts';
import { badInput } from '../../../ground/call.ts';

/** A slice with the airports that it may use. */
export interface Ends {
  orgs: string[];
  dsts: string[];
  date: string;
}

const isMainland = (code: string): boolean => placeOfCode(code)?.country === 'CN';

function endsOf(slice: AskedSlice, at: number): Ends | { refusal: Envelope<never> } {
  for (const field of ['orgCity', 'dstCity'] as const)
    if (!placeOfCode(slice[field]))
      return {
        refusal: badInput(`slices.${at}.${field}`, `没有三字码为 ${slice[field]} 的城市或机场，请重新选择`),
      };
  const [org, dst] = [placeOfCode(slice.orgCity), placeOfCode(slice.dstCity)];
  if (org === dst) return { refusal: badInput(`slices.${at}.dstCity`, '出发与到达不能是同一城市') };
  const [orgs, dsts] = [airportsAt(slice.orgCity, slice.orgAirport), airportsAt(slice.dstCity, slice.dstAirport)];
  if (!orgs.length) return { refusal: badInput(`slices.${at}.orgAirport`, '该城市没有此机场，请重新选择') };
  if (!dsts.length) return { refusal: badInput(`slices.${at}.dstAirport`, '该城市没有此机场，请重新选择') };
  return { orgs, dsts, date: slice.date };
}

interface Asked {
  flightType: FlightType;
  slices: readonly AskedSlice[];
  party: IntlParty;
}

/** The slices of a trip that can be searched; or the refusal. Trips within the mainland are domestic ones. */
export function checkTrip(
  { flightType, slices, party }: Asked,
  nowMs: number,
): { ends: Ends[] } | { refusal: Envelope<never> } {
  const problem = slicesProblem(flightType, slices, dayAt(nowMs)) ?? intlPartyProblem(party);
  if (problem) return { refusal: badInput(problem.field, problem.message) };
  const ends: Ends[] = [];
  for (const [at, slice] of slices.entries()) {
    const one = endsOf(slice, at);
    if ('refusal' in one) return one;
    ends.push(one);
  }
  if (slices.every(({ orgCity, dstCity }) => isMainland(orgCity) && isMainland(dstCity)))
    return { refusal: badInput('slices.0.dstCity', '境内航程请使用国内机票查询') };
  return { ends };
}
