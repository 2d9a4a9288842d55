import { addDays } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import { byRecommendation, noFilters } from '../list/list-choices.ts';
import type { CabinGroup, Filters, Sort } from '../list/list-choices.ts';

export type TravelType = 'private' | 'business';

/** Fields of the form. Places are IATA codes of cities (or airports, as a partner wrote them); "" is not chosen. */
export interface Search {
  from: string;
  to: string;
  date: Day;
  round: boolean;
  /** "" while the return is not chosen. */
  returnDate: Day | '';
  adults: number;
  children: number;
  infants: number;
  cabin: CabinGroup | '';
  /** "" is what the member chose last; members of a company start in 因公. */
  travelType: TravelType | '';
}

export type Step = 'form' | 'outbound' | 'return';

/** State in the widget's address: a link, a reload or the back button restores it. */
export interface SearchState extends Search {
  step: Step;
  /** The outbound seat of a return trip as chosen-seats.ts writes it; "" while none is chosen. */
  outbound: string;
  filters: Filters;
  sort: Sort;
  /** The opened row, by flightId; "" when none is. */
  open: string;
}

/** Values of an empty form: tomorrow, one adult, economy. */
export const emptySearch = (today: Day): Search => ({
  from: '',
  to: '',
  date: addDays(today, 1),
  round: false,
  returnDate: '',
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 'Y',
  travelType: '',
});

/** Fares are published for about a year. */
export const maxDaysAhead = 364;

/** A change of date keeps the return behind it, with the same days between as before. */
export function withDate<S extends Search>(search: S, date: Day, daysAway: number): S {
  if (!search.round || !search.returnDate || search.returnDate >= date) return { ...search, date };
  return { ...search, date, returnDate: addDays(date, daysAway) };
}

/** One way ⇄ return: the return flight is four days later, as 09-22 to 09-26, 5 days. */
export const withRound = <S extends Search>(search: S, round: boolean): S => ({
  ...search,
  round,
  returnDate: round ? search.returnDate || addDays(search.date, 4) : '',
});

/** State of the form beside the search itself: an airport of a city ("" is all of them), direct flights only. */
export interface Draft extends Search {
  fromAirport: string;
  toAirport: string;
  direct: boolean;
}

/** The form's view of a state. For the return flight the airports of the filters belong to the other end. */
export function draftOf(state: SearchState): Draft {
  const { step, outbound: _outbound, filters, sort: _sort, open: _open, ...search } = state;
  const only = (airports: readonly string[]): string => (airports.length === 1 && airports[0]) || '';
  const [departure, arrival] = [only(filters.depAirport), only(filters.arrAirport)];
  const ends =
    step === 'return' ? { fromAirport: arrival, toAirport: departure } : { fromAirport: departure, toAirport: arrival };
  return { ...search, ...ends, direct: filters.stops.length === 1 && filters.stops[0] === 'direct' };
}

/** A new state out of the form: filters and order start afresh. */
export function stateOf(draft: Draft, step: Step): SearchState {
  const { fromAirport, toAirport, direct, ...search } = draft;
  const filters: Filters = {
    ...noFilters,
    stops: direct ? ['direct'] : [],
    depAirport: fromAirport ? [fromAirport] : [],
    arrAirport: toAirport ? [toAirport] : [],
  };
  return { ...search, step, outbound: '', filters, sort: byRecommendation, open: '' };
}

export const swapped = (draft: Draft): Draft => ({
  ...draft,
  from: draft.to,
  to: draft.from,
  fromAirport: draft.toAirport,
  toAirport: draft.fromAirport,
});

/** The route that the provider's own pages offer a first visitor. */
export const usualRoute = { from: 'BJS', to: 'SHA' } as const;
