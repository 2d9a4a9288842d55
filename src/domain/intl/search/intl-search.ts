import { addDays, dayAt } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import { checkMembers, membersOf } from '../../passenger/party/party-members.ts';
import type { FlightType } from '../../trip/legs.ts';
import { maxLegs } from '../../trip/legs.ts';
import { intlCabins } from '../cabins.ts';
import type { IntlCabin } from '../cabins.ts';
import type { IntlParty } from '../offers.ts';
import { intlDaysAhead } from '../days-ahead.ts';
import { readChoices, writeChoices } from './intl-choices.ts';
import type { Choices } from './intl-choices.ts';
import {
  flightTypeOfText,
  placeOf,
  readChosen,
  readLegs,
  readParty,
  writeChosen,
  writeLegs,
  writeParty,
} from './trip-codec.ts';
import type { AskedLeg, IntlProblem } from './trip-codec.ts';

export interface IntlSearch extends Choices {
  flightType: FlightType;
  legs: readonly AskedLeg[];
  party: IntlParty;
  cabin: IntlCabin;
  travelType: '' | 'business' | 'private';
  step: 'form' | 'list';
  /** Flights of the slices that are chosen, in their order (`flightIdOf`). */
  chosen: readonly (readonly string[])[];
  /** Of the whole trip, once all slices are chosen. */
  brand: string;
}

type Query = Readonly<Record<string, string | undefined>>;

/** The way back of a return trip follows the way there. */
const backOf = ({ from, to }: AskedLeg, date: Day | ''): AskedLeg => ({ from: to, to: from, date });

/** As many legs as the type of trip has; those that were typed stay. */
export function legsFor(flightType: FlightType, legs: readonly AskedLeg[], today: Day): AskedLeg[] {
  const first = legs[0] ?? { from: '', to: '', date: addDays(today, 14) };
  const second = legs[1]?.date || (first.date && addDays(first.date, 7));
  if (flightType === 1) return [first];
  if (flightType === 2) return [first, backOf(first, second)];
  return legs.length > 1 ? legs.slice(0, maxLegs) : [first, { from: first.to, to: '', date: second }];
}

/** Places that a page has given without days begin on the usual ones. */
const withDays = (legs: readonly AskedLeg[], today: Day): readonly AskedLeg[] =>
  legs.some(({ date }) => date) ? legs : legs.map((leg, at) => ({ ...leg, date: addDays(today, 14 + 7 * at) }));

/** A link of a return trip whose way back is another way: what it means is a trip of several cities. */
const isOtherWay = ([out, back]: readonly AskedLeg[]): boolean =>
  !!out?.from &&
  !!back?.from &&
  (placeOf(out.from).city !== placeOf(back.to).city || placeOf(out.to).city !== placeOf(back.from).city);

/** A search as an address asks for it. */
interface AskedSearch {
  search: IntlSearch;
  problems: IntlProblem[];
  /** The address asks for a list that there cannot be: the form is shown in its place, and each field says why. */
  isRefused: boolean;
}

/** The search of an address: `queryType` of its path is the type of trip. */
export function readIntlSearch(query: Query, nowMs: number): AskedSearch {
  const today = dayAt(nowMs);
  const asked = readLegs(query['legs'] ?? '');
  const problems = asked.problems;
  const isGiven = query['step'] === 'form' && !problems.includes('date');
  const flightType = flightTypeOfText(query['queryType']) ?? 2;
  if (asked.legs.some(({ date }) => date && date < today)) problems.push('pastDate');
  const party = query['party'] ? readParty(query['party']) : { ADT: 1 };
  const cabin = intlCabins.find((one) => one === (query['cabin'] ?? 'Y'));
  const chosen = readChosen(query['chosen'] ?? '');
  const travelType = (['', 'business', 'private'] as const).find((one) => one === (query['travelType'] ?? ''));
  const choices = readChoices(query);
  if (!party) problems.push('people');
  if (!cabin || !chosen || travelType === undefined || !choices) problems.push('choice');
  const search = {
    flightType,
    legs: legsFor(flightType, isGiven ? withDays(asked.legs, today) : asked.legs, today),
    party: party ?? { ADT: 1 },
    cabin: cabin ?? 'Y',
    travelType: travelType ?? '',
    chosen: chosen ?? [],
    brand: query['brand']?.slice(0, 12) ?? '',
    ...(choices ?? readChoices({}))!,
  };
  const errors = checkIntlSearch(search, nowMs);
  const wishesList = query['step'] !== 'form';
  if (asked.legs.length > 1 && isOutOfOrder(search.legs)) problems.push('order');
  if (flightType === 2 && isOtherWay(asked.legs)) problems.push('back');
  if (wishesList && search.legs.some(isNoWay)) problems.push('same');
  if (wishesList && errors.people) problems.push('people');
  const isReady =
    asked.legs.length > 0 && !Object.keys(errors).length && problems.every((problem) => problem === 'choice');
  return {
    search: { ...search, step: isReady && wishesList ? 'list' : 'form' },
    problems: [...new Set(problems)],
    isRefused: asked.legs.length > 0 && wishesList && !isReady,
  };
}

const isNoWay = ({ from, to }: AskedLeg): boolean => from !== '' && placeOf(from).city === placeOf(to).city;
const isOutOfOrder = (legs: readonly AskedLeg[]): boolean =>
  legs.some(({ date }, at) => date && date < (legs[at - 1]?.date ?? ''));

export type IntlField = `${'from' | 'to' | 'date'}${number}` | 'people';

/** Problems that keep a search from being sent, by field. */
export function checkIntlSearch(
  { legs, party }: Pick<IntlSearch, 'legs' | 'party'>,
  nowMs: number,
): Partial<Record<IntlField, string>> {
  const today = dayAt(nowMs);
  const errors: Partial<Record<IntlField, string>> = {};
  legs.forEach(({ from, to, date }, at) => {
    const before = legs[at - 1]?.date ?? '';
    if (!from) errors[`from${at}`] = '请选择出发地';
    if (!to) errors[`to${at}`] = '请选择到达地';
    else if (isNoWay({ from, to, date })) errors[`to${at}`] = '出发与到达不能相同';
    if (!date) errors[`date${at}`] = '请选择日期';
    else if (date < today) errors[`date${at}`] = '日期已过';
    else if (date > addDays(today, intlDaysAhead)) errors[`date${at}`] = `可查询 ${intlDaysAhead} 天内的航班`;
    else if (date < before) errors[`date${at}`] = `早于第 ${at} 程的 ${before.slice(5)}`;
  });
  const problem = checkMembers(membersOf(party));
  if (problem) errors.people = problem.message;
  return errors;
}

/** The whole address of a search; every key is named, so that nothing of an earlier one stays. */
export const writeIntlSearch = (search: IntlSearch): Record<string, string | undefined> => ({
  queryType: String(search.flightType),
  isFirst: search.chosen.length ? '0' : '1',
  legs: search.legs.some(({ from, to }) => from || to) ? writeLegs(search.legs) : undefined,
  party: writeParty(search.party) === 'ADT1' ? undefined : writeParty(search.party),
  cabin: search.cabin === 'Y' ? undefined : search.cabin,
  travelType: search.travelType || undefined,
  step: search.step === 'form' ? 'form' : undefined,
  chosen: writeChosen(search.chosen) || undefined,
  brand: search.brand || undefined,
  ...writeChoices(search),
});
