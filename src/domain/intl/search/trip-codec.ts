import { isDay } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import type { Counts } from '../../passenger/party/party-counts.ts';
import { fareTypeOf, psgTypes } from '../../passenger/psg-types.ts';
import type { PsgType } from '../../passenger/psg-types.ts';
import type { FlightType } from '../../trip/legs.ts';
import { maxLegs } from '../../trip/legs.ts';
import type { IntlParty } from '../offers.ts';

/** A slice as it is asked for. A place is a city (`SHA`), or one airport of it (`SHA-PVG`); "" is not chosen. */
export interface AskedLeg {
  from: string;
  to: string;
  /** Of the first departure, by the clock there; "" is not chosen. */
  date: Day | '';
}

/** Parts of an address that could not be used; each is shown to the user, none stops the form. */
export type IntlProblem = 'place' | 'same' | 'date' | 'pastDate' | 'order' | 'back' | 'many' | 'people' | 'choice';

const types = Object.keys(psgTypes) as PsgType[];
const place = /^[A-Z]{3}(-[A-Z]{3})?$/;
const flight = /^[A-Z0-9]{3,7}-\d{8}-[A-Z]{6}$/;

/** City and airport of a place; without an airport, all of the city. */
export const placeOf = (text: string): { city: string; airport?: string } => {
  const [city = '', airport] = text.split('-');
  return { city, ...(airport && { airport }) };
};

export const headsOf = (party: IntlParty): number => types.reduce((sum, type) => sum + (party[type] ?? 0), 0);

/** Numbers by fare. */
export const countsOfParty = (party: IntlParty): Counts => {
  const counts = { ADT: 0, CHD: 0, INF: 0 };
  for (const type of types) counts[fareTypeOf(type)] += party[type] ?? 0;
  return counts;
};

const writeLeg = ({ from, to, date }: AskedLeg): string => [from, to, date].join('.');
export const writeLegs = (legs: readonly AskedLeg[]): string => legs.map(writeLeg).join('_');
/** `ADT2CHD1` */
export const writeParty = (party: IntlParty): string =>
  types.flatMap((type) => (party[type] ? `${type}${party[type]}` : [])).join('');
/** `CA1858-…_CA933-…` of a slice, its slices after points. */
export const writeChosen = (chosen: readonly (readonly string[])[]): string =>
  chosen.map((one) => one.join('_')).join('.');

export function readParty(text: string): IntlParty | undefined {
  const found = [...text.matchAll(/([A-Z]{2,3}?)(\d{1,2})/g)];
  if (found.map(([whole]) => whole).join('') !== text) return undefined;
  const party: Partial<Record<PsgType, number>> = {};
  for (const [, name, count] of found) {
    const type = types.find((one) => one === name);
    if (!type) return undefined;
    party[type] = Number(count);
  }
  return party;
}

export function readChosen(text: string): string[][] | undefined {
  const slices = text ? text.split('.').map((one) => one.split('_')) : [];
  return slices.flat().every((one) => flight.test(one)) && slices.length <= maxLegs ? slices : undefined;
}

export const flightTypeOfText = (text: string | undefined): FlightType | undefined =>
  ([1, 2, 3] as const).find((type) => String(type) === text);

/** The slices of a search as the calls name them. */
export const askedSlices = (legs: readonly AskedLeg[]) =>
  legs.map(({ from, to, date }) => {
    const [org, dst] = [placeOf(from), placeOf(to)];
    return {
      orgCity: org.city,
      dstCity: dst.city,
      ...(org.airport && { orgAirport: org.airport }),
      ...(dst.airport && { dstAirport: dst.airport }),
      date,
    };
  });

export function readLegs(text: string): { legs: AskedLeg[]; problems: IntlProblem[] } {
  const problems: IntlProblem[] = [];
  const written = text.split('_').filter(Boolean);
  if (written.length > maxLegs) problems.push('many');
  const legs = written.slice(0, maxLegs).map((one): AskedLeg => {
    const [from = '', to = '', date = ''] = one.split('.');
    const good = (code: string) => !code || place.test(code);
    if (!good(from) || !good(to)) problems.push('place');
    if (date && !isDay(date)) problems.push('date');
    return { from: good(from) ? from : '', to: good(to) ? to : '', date: isDay(date) ? date : '' };
  });
  return { legs, problems };
}
