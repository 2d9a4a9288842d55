import { addDays, dayAt, isDay } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import { lastPresaleDay } from '../sale-times.ts';
import type { SaleTimes } from '../sale-times.ts';
import { seatClasses } from '../seat-classes.ts';
import { filteredTags } from '../train-tags.ts';
import {
  byDeparture,
  noRideFilters,
  rideFilterLists,
  rideFilterToggles,
  rideSorts,
  timeBands,
  trainKinds,
} from './ride-choices.ts';
import type { RideFilterList, RideFilters, RideSort } from './ride-choices.ts';

export interface TrainSearch {
  /** "": not chosen yet. */
  from: string;
  fromName: string;
  to: string;
  toName: string;
  date: Day;
  isStudent: boolean;
  /** Only trains whose number begins with G, D or C. */
  isFast: boolean;
  travelType: '' | 'business' | 'private';
  /** The form, or the trains of what was searched. */
  step: 'form' | 'list';
  filters: RideFilters;
  sort: RideSort;
}

/** Parts of an address that could not be used; each is shown to the user, none stops the form. */
export type TrainSearchProblem = 'from' | 'to' | 'same' | 'date' | 'pastDate' | 'farDate' | 'choice';

type Query = Readonly<Record<string, string | undefined>>;

export const isTelecode = (place: string): boolean => /^[A-Z]{3}$/.test(place);
const isCity = (place: string): boolean => /^[㐀-鿿·]{2,10}$/.test(place);

/** Tomorrow is the first day on which every train can still be caught. */
const usualDay = (nowMs: number): Day => addDays(dayAt(nowMs), 1);

/** The search of an address or of a partner's element. */
export function readTrainSearch(
  query: Query,
  nowMs: number,
  times?: SaleTimes,
): { search: TrainSearch; problems: TrainSearchProblem[] } {
  const problems: TrainSearchProblem[] = [];
  const place = (key: 'from' | 'to'): string => {
    const text = query[key]?.trim() ?? '';
    const code = text.toUpperCase();
    if (isTelecode(code)) return code;
    if (!text || isCity(text)) return text;
    problems.push(key);
    return '';
  };
  const [from, to] = [place('from'), place('to')];
  if (from && from === to) problems.push('same');
  const { filters, isBad } = readFilters(query);
  const sort = readSort(query['sort']);
  const travelType = query['travelType'] ?? '';
  const isType = travelType === '' || travelType === 'business' || travelType === 'private';
  if (isBad || !sort || !isType) problems.push('choice');
  const date = query['date'] ?? '';
  const dateProblem = problemOfDay(date, nowMs, times);
  if (date && dateProblem) problems.push(dateProblem);
  const isReady = Boolean(from && to && from !== to && date && !dateProblem);
  return {
    search: {
      from,
      fromName: query['fromName']?.slice(0, 20) ?? '',
      to: from === to ? '' : to,
      toName: query['toName']?.slice(0, 20) ?? '',
      date: date && !dateProblem ? date : usualDay(nowMs),
      isStudent: query['student'] === '1',
      isFast: query['fast'] === '1',
      travelType: isType ? travelType : '',
      step: isReady && query['step'] !== 'form' ? 'list' : 'form',
      filters,
      sort: sort ?? byDeparture,
    },
    problems: [...new Set(problems)],
  };
}

/** Days are sold from today until the end of the presale. */
function problemOfDay(date: string, nowMs: number, times?: SaleTimes): 'date' | 'pastDate' | 'farDate' | undefined {
  if (!isDay(date)) return 'date';
  if (date < dayAt(nowMs)) return 'pastDate';
  return date > lastPresaleDay(nowMs, times) ? 'farDate' : undefined;
}

export type TrainSearchField = 'from' | 'to' | 'date';

/** Problems that keep a search from being sent, by field. */
export function checkTrainSearch(
  { from, to, date }: Pick<TrainSearch, 'from' | 'to' | 'date'>,
  nowMs: number,
  times?: SaleTimes,
): Partial<Record<TrainSearchField, string>> {
  const problem = problemOfDay(date, nowMs, times);
  return {
    ...(!from && { from: '请选择出发站' }),
    ...(!to && { to: '请选择到达站' }),
    ...(to && from === to && { to: '出发与到达不能相同' }),
    ...(problem === 'pastDate' && { date: '出发日期已过' }),
    ...(problem === 'farDate' && { date: `预售至 ${lastPresaleDay(nowMs, times).slice(5)}` }),
    ...(problem === 'date' && { date: '请选择出发日期' }),
  };
}

/** Values that a link may name. */
const allowed: Record<RideFilterList, (value: string) => boolean> = {
  kinds: (value) => trainKinds.some((one) => one === value),
  tags: (value) => filteredTags.some((one) => one === value),
  fromStations: isTelecode,
  toStations: isTelecode,
  seatClasses: (value) => seatClasses.some((one) => one === value),
  times: (value) => timeBands.some((one) => one === value),
};

function readFilters(query: Query): { filters: RideFilters; isBad: boolean } {
  let isBad = false;
  const lists = rideFilterLists.map((key) => {
    const asked = (query[key] ?? '').split(',').filter(Boolean);
    const good = asked.filter(allowed[key]);
    isBad ||= good.length < asked.length;
    return [key, good];
  });
  return {
    filters: {
      ...noRideFilters,
      ...Object.fromEntries(lists),
      ...Object.fromEntries(rideFilterToggles.map((key) => [key, query[key] === '1'])),
    },
    isBad,
  };
}

function readSort(text: string | undefined): RideSort | undefined {
  if (!text) return byDeparture;
  const by = rideSorts.find((key) => key === text.replace(/^-/, ''));
  return by && { by, down: text.startsWith('-') };
}

/** Where to, when and how: what every place of a search keeps in its address. */
const writeTrip = (search: TrainSearch): Record<string, string | undefined> => ({
  from: search.from || undefined,
  fromName: (isTelecode(search.from) && search.fromName) || undefined,
  to: search.to || undefined,
  toName: (isTelecode(search.to) && search.toName) || undefined,
  date: search.date,
  student: search.isStudent ? '1' : undefined,
  fast: search.isFast ? '1' : undefined,
  travelType: search.travelType || undefined,
});

/** The whole address of a search; every key is named, so that nothing of an earlier one stays. */
export const writeTrainSearch = (search: TrainSearch): Record<string, string | undefined> => ({
  ...writeTrip(search),
  step: search.step === 'form' && search.from && search.to ? 'form' : undefined,
  ...Object.fromEntries(rideFilterLists.map((key) => [key, search.filters[key].join(',') || undefined])),
  ...Object.fromEntries(rideFilterToggles.map((key) => [key, search.filters[key] ? '1' : undefined])),
  sort:
    search.sort.by === 'departure' && !search.sort.down ? undefined : `${search.sort.down ? '-' : ''}${search.sort.by}`,
});

/** From and to change places. */
export const swappedTrip = <S extends Pick<TrainSearch, 'from' | 'fromName' | 'to' | 'toName'>>(search: S): S => ({
  ...search,
  from: search.to,
  fromName: search.toName,
  to: search.from,
  toName: search.fromName,
});
