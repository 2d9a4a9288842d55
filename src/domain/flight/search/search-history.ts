import type { Day } from '../../china-time.ts';
import type { CabinGroup } from '../list/list-choices.ts';
import type { Draft } from './search-state.ts';

/** An earlier search, stored on this device with the names that were on screen. */
export interface PastSearch {
  from: string;
  to: string;
  fromName: string;
  toName: string;
  date: Day;
  returnDate: Day | '';
  adults?: number;
  children?: number;
  infants?: number;
  cabin?: CabinGroup | '';
  /** The lowest price of the day when it was looked at last, in yuan. */
  price?: string;
}

/** A city chosen before. */
export interface PastCity {
  code: string;
  name: string;
}

/** Storage key of a device; the home page reads it to reserve the form's height. */
export const searchesKey = 'own:flight-search:trips';

const sameTrip = (a: PastSearch, b: PastSearch): boolean =>
  a.from === b.from && a.to === b.to && a.date === b.date && a.returnDate === b.returnDate;

/** The newest first, each once; it keeps its price until there is a newer one. */
export const remember = (past: readonly PastSearch[], now: PastSearch, most = 5): PastSearch[] =>
  [{ ...past.find((one) => sameTrip(one, now)), ...now }, ...past.filter((one) => !sameTrip(one, now))].slice(0, most);

/** Searches that can still be flown; unreadable entries of an older release are left out. Without a day: all of them. */
export const stillAhead = (past: unknown, today: Day = ''): PastSearch[] =>
  (Array.isArray(past) ? (past as PastSearch[]) : []).filter(
    (one) =>
      typeof one?.date === 'string' && one.date >= today && Boolean(one.from && one.to && one.fromName && one.toName),
  );

export const rememberCity = (past: readonly PastCity[], now: PastCity, most = 6): PastCity[] =>
  [now, ...past.filter((one) => one.code !== now.code)].slice(0, most);

/** A form filled in with a search made before; a day that has passed stays the form's. */
export const withPast = (
  draft: Draft,
  { fromName: _from, toName: _to, price: _price, date, returnDate, ...past }: PastSearch,
  today: Day,
): Draft => ({
  ...draft,
  ...past,
  fromAirport: '',
  toAirport: '',
  ...(date >= today && { date, returnDate, round: returnDate !== '' }),
});
