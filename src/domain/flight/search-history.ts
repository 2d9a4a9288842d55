import type { Day } from '../china-time.ts';

/** A search made before, kept on this device with the names that were on screen. */
export interface PastSearch {
  from: string;
  to: string;
  fromName: string;
  toName: string;
  date: Day;
  returnDate: Day | '';
}

/** A city chosen before. */
export interface PastCity {
  code: string;
  name: string;
}

/** Where a device keeps them; the home page knows by it how high its form will be. */
export const searchesKey = 'flight-search:trips';

const sameTrip = (a: PastSearch, b: PastSearch): boolean => a.from === b.from && a.to === b.to && a.date === b.date && a.returnDate === b.returnDate;

/** The newest first, each once. */
export const remember = (past: readonly PastSearch[], now: PastSearch, most = 5): PastSearch[] => [now, ...past.filter((one) => !sameTrip(one, now))].slice(0, most);

/** Those that can still be flown; what else lies in the store of an older release is left out. */
export const stillAhead = (past: unknown, today: Day): PastSearch[] =>
  (Array.isArray(past) ? (past as PastSearch[]) : []).filter((one) => typeof one?.date === 'string' && one.date >= today && Boolean(one.fromName && one.toName));

export const rememberCity = (past: readonly PastCity[], now: PastCity, most = 6): PastCity[] => [now, ...past.filter((one) => one.code !== now.code)].slice(0, most);
