import { addDays, isDay } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import { byRecommendation, cabinGroups, noFilters, sortKeys } from '../list/list-choices.ts';
import type { CabinGroup, Filters, Sort } from '../list/list-choices.ts';
import { emptySearch, maxDaysAhead } from './search-state.ts';
import type { Search, SearchState, Step } from './search-state.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** Parts of an address that could not be used; each is shown to the user, none stops the search form. */
export type StateProblem =
  | 'from'
  | 'to'
  | 'same'
  | 'date'
  | 'pastDate'
  | 'returnDate'
  | 'people'
  | 'choice'
  | 'outbound';

/** The return date of a return trip whose way back is still to be chosen. */
const notChosen = 'open';

/** `from`, `to`… of a partner's element, or of a link; absent keys keep the default. */
export function readSearch(query: Query, today: Day): { search: Search; problems: StateProblem[] } {
  const problems: StateProblem[] = [];
  const search = emptySearch(today);
  const place = (key: 'from' | 'to'): string => {
    const text = query[key]?.trim().toUpperCase() ?? '';
    if (!text || /^[A-Z]{3}$/.test(text)) return text;
    problems.push(key);
    return '';
  };
  search.from = place('from');
  search.to = place('to');
  const date = query.date;
  if (date && !isDay(date)) problems.push('date');
  else if (date && (date < today || date > addDays(today, maxDaysAhead))) problems.push('pastDate');
  else if (date) search.date = date;
  const back = query.returnDate;
  search.round = back !== undefined && back !== '';
  if (back && isDay(back) && back >= search.date) search.returnDate = back;
  else if (search.round && back !== notChosen) problems.push('returnDate');
  readPeople(query, search, problems);
  const cabin = query.cabin;
  if (cabin === 'all') search.cabin = '';
  else if (cabin && !cabinGroups.includes(cabin as CabinGroup)) problems.push('choice');
  else if (cabin) search.cabin = cabin as CabinGroup;
  const travelType = query.travelType;
  if (travelType === 'business' || travelType === 'private') search.travelType = travelType;
  else if (travelType) problems.push('choice');
  return { search, problems };
}

function readPeople(query: Query, search: Search, problems: StateProblem[]): void {
  const [adults, children, infants] = [query.adults ?? '1', query.children ?? '0', query.infants ?? '0'];
  const good = [adults, children, infants].every((text) => /^\d$/.test(text));
  const total = Number(adults) + Number(children) + Number(infants);
  if (!good || Number(adults) < 1 || total > 9) problems.push('people');
  else Object.assign(search, { adults: Number(adults), children: Number(children), infants: Number(infants) });
}

export function readState(query: Query, today: Day): { state: SearchState; problems: StateProblem[] } {
  const { search, problems } = readSearch(query, today);
  const { filters, bad } = readFilters(query);
  const sort = readSort(query.sort);
  if (bad || !sort) problems.push('choice');
  const chosen = Boolean(search.from && search.to && search.from !== search.to && (!search.round || search.returnDate));
  const ready = chosen && !problems.some((one) => one !== 'choice');
  const outbound = /^[\w-]+~\w+~[\d.]+$/.test(query.outbound ?? '') ? query.outbound : '';
  // A link with both places and a day is a search; the form of such an address says so.
  let step: Step =
    query.step === 'form' || query.step === 'return'
      ? query.step
      : query.step === 'outbound' || query.date
        ? 'outbound'
        : 'form';
  if (step === 'return' && !(search.round && outbound)) {
    if (ready) problems.push('outbound');
    step = 'outbound';
  }
  if (step !== 'form' && search.from && search.from === search.to) problems.push('same');
  if (!ready) step = 'form';
  const state = {
    ...search,
    step,
    outbound: (step === 'return' && outbound) || '',
    filters,
    sort: sort ?? byRecommendation,
    open: query.open ?? '',
  };
  return { state, problems: [...new Set(problems)] };
}

/** Format of an option of each list. */
const options: Record<OptionList, RegExp> = {
  stops: /^(direct|stop)$/,
  dep: /^(00-06|06-12|12-18|18-24)$/,
  arr: /^(00-06|06-12|12-18|18-24)$/,
  airline: /^[A-Z0-9]{2}$/,
  depAirport: /^[A-Z]{3}$/,
  arrAirport: /^[A-Z]{3}$/,
  size: /^[大中小]型$/,
};
type OptionList = Exclude<keyof Filters, 'compliant' | 'hideShare' | 'baggage'>;
const lists = Object.keys(options) as OptionList[];

function readFilters(query: Query): { filters: Filters; bad: boolean } {
  const filters: Filters = {
    ...noFilters,
    compliant: query.compliant === '1',
    hideShare: query.hideShare === '1',
    baggage: query.baggage === '1',
  };
  let bad = false;
  for (const list of lists) {
    const found = (query[list] ?? '').split(',').filter(Boolean);
    const good = found.filter((one) => options[list].test(one));
    bad ||= good.length < found.length;
    Object.assign(filters, { [list]: good });
  }
  return { filters, bad };
}

function readSort(text: string | undefined): Sort | undefined {
  if (!text) return byRecommendation;
  const by = sortKeys.find((key) => key === text.replace(/^-/, ''));
  return by && { by, down: text.startsWith('-') };
}

const unless = (value: string | number, usual: string | number): string | undefined =>
  value === usual ? undefined : String(value);

/** The form's part of the address. `undefined` removes a key: defaults are not written. */
export const writeSearch = (search: Search): Record<string, string | undefined> => ({
  from: search.from || undefined,
  to: search.to || undefined,
  date: search.date,
  returnDate: search.round ? search.returnDate || notChosen : undefined,
  adults: unless(search.adults, 1),
  children: unless(search.children, 0),
  infants: unless(search.infants, 0),
  cabin: unless(search.cabin || 'all', 'Y'),
  travelType: search.travelType || undefined,
});

export const writeFilters = (filters: Filters): Record<string, string | undefined> => ({
  ...Object.fromEntries(lists.map((list) => [list, filters[list].join(',') || undefined])),
  compliant: filters.compliant ? '1' : undefined,
  hideShare: filters.hideShare ? '1' : undefined,
  baggage: filters.baggage ? '1' : undefined,
});

export const writeSort = (sort: Sort): string | undefined =>
  unless(`${sort.down ? '-' : ''}${sort.by}`, byRecommendation.by);

/** The whole address of a state; every key is named, so that nothing of an earlier state stays. */
export const writeState = (state: SearchState): Record<string, string | undefined> => ({
  ...writeSearch(state),
  step: state.step === 'form' && !(state.from && state.to) ? undefined : state.step,
  outbound: state.outbound || undefined,
  ...writeFilters(state.filters),
  sort: writeSort(state.sort),
  open: state.open || undefined,
});
