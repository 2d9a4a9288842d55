import { addDays, isDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { policyProductNames } from '../policy/schema.ts';
import { checkContactName, checkPhone } from '../passenger/contact.ts';
import { checkWords } from './check-words.ts';
import type { CheckWords } from './check-words.ts';
import { legKinds } from './schema.ts';
import type { TripContent, TripLeg, TripProduct } from './schema.ts';
import { productsOf } from './standing.ts';

/** The company's and the application's side of a check. */
export interface CheckTerms {
  today: Day;
  sold: readonly TripProduct[];
  /** True where the product goes to, or from, this city. */
  serves(product: TripProduct, city: string): boolean;
  /** The version in force, of a change: days that stay as they were may be past. */
  before?: TripContent | undefined;
  /** In the language of a page; absent: in Chinese. */
  words?: CheckWords | undefined;
  say?(name: string): string;
}

const wordsOf = ({ words = checkWords }: CheckTerms): CheckWords => words;
const nameOf = (product: TripProduct, { say = String }: CheckTerms): string => say(policyProductNames[product]);

type Fault = readonly [field: string, message: string];

const mostDaysAhead = 365;

/** Faults of a submitted application, by field: the first of each part. */
export function faultsOf(content: TripContent, terms: CheckTerms): Fault[] {
  const words = wordsOf(terms);
  const faults: Fault[] = [];
  const add = (field: string, message: string): void => void faults.push([field, message]);
  if (!content.reason) add('reason', words.reason);
  if (!content.tripType) add('tripType', words.tripType);
  faults.push(...faultsOfDays(content, terms), ...faultsOfTravellers(content, words));
  if (content.mode === 'legs') {
    if (!content.legs.length) add('legs', words.noLegs);
    content.legs.forEach((leg, at) => {
      const [field, message] = faultOfLeg(content, leg, at, terms) ?? [];
      if (field && message) add(`legs.${at}.${field}`, message);
    });
  } else faults.push(...faultsOfCities(content, terms));
  for (const product of productsOf(content)) {
    const name = nameOf(product, terms);
    if (!terms.sold.includes(product)) add(content.mode === 'legs' ? 'legs' : 'tripProducts', words.unsold(name));
    else if (content.budgets[product] === undefined) add(`budgets.${product}`, words.budget(name));
  }
  return faults;
}

const isSameLeg = (one: TripLeg, other: TripLeg): boolean =>
  one.legId === other.legId && one.day === other.day && one.toDay === other.toDay;

function* faultsOfDays({ from, to }: TripContent, terms: CheckTerms): Generated {
  const { today, before } = terms;
  const words = wordsOf(terms);
  if (!isDay(from)) yield ['from', words.from];
  else if (from < today && before?.from !== from) yield ['from', words.fromPast];
  if (!isDay(to)) yield ['to', words.to];
  else if (to < from) yield ['to', words.toBeforeFrom];
  else if (to < today) yield ['to', words.toPast];
  else if (to > addDays(today, mostDaysAhead)) yield ['to', words.toFar];
}
type Generated = Generator<Fault>;

/** Faults of a traveller from outside, by field; messages contain the name once there is one. */
export function faultsOfExternal(
  { name, mobilePhone }: { name: string; mobilePhone: string },
  words = checkWords,
): { name?: string; mobilePhone?: string } {
  if (!name) return { name: words.externalName };
  if (checkContactName(name)) return { name: words.externalLetters };
  return checkPhone(mobilePhone, false) ? { mobilePhone: words.externalPhone(name) } : {};
}

function* faultsOfTravellers({ travellers }: TripContent, words: CheckWords): Generated {
  if (!travellers.length) yield ['travellers', words.noTravellers];
  const seen = new Set<string>();
  let at = -1;
  for (const one of travellers) {
    at += 1;
    const key = one.kind === 'employee' ? String(one.employeeId) : `${one.name} ${one.mobilePhone}`;
    if (seen.has(key)) yield [`travellers.${at}`, words.twice];
    seen.add(key);
    if (one.kind === 'employee') continue;
    for (const [field, message] of Object.entries(faultsOfExternal(one, words)))
      yield [`travellers.${at}.${field}`, message];
  }
}

export const { hasLeft } = checkWords;

/** Days of a trip that are over: of the trip itself, and of its legs by their position. */
export function pastDays(
  { from, to, mode, legs }: Pick<TripContent, 'from' | 'to' | 'mode' | 'legs'>,
  today: Day,
): { trip: boolean; legs: number[] } {
  const isPast = (day: Day | '') => day !== '' && day < today;
  return {
    trip: isPast(from) || isPast(to),
    legs: mode === 'legs' ? legs.flatMap(({ day, toDay }, at) => (isPast(day) || isPast(toDay) ? [at] : [])) : [],
  };
}

function faultOfLeg(
  { from: first, to: last, legs, travellers }: TripContent,
  leg: TripLeg,
  at: number,
  terms: CheckTerms,
): Fault | undefined {
  const { today, serves, before: old } = terms;
  const words = wordsOf(terms);
  const kind = legKinds[leg.product];
  const fault = (field: string, said: string): Fault => [field, words.leg(at + 1, said)];
  if (legs.findIndex(({ legId }) => legId === leg.legId) !== at) return fault('legId', words.legTwice);
  if (kind === 'journey' && !leg.from) return fault('from', words.legFrom);
  if (!leg.to) return fault('to', kind === 'journey' ? words.legTo : words.legCity);
  if (kind === 'journey' && leg.from === leg.to) return fault('to', words.legSame);
  const product = nameOf(leg.product, terms);
  if (kind === 'journey' && !serves(leg.product, leg.from)) return fault('from', words.noneFrom(product));
  if (!serves(leg.product, leg.to)) return fault('to', words[kind === 'journey' ? 'noneTo' : 'noneIn'](product));
  if (!isDay(leg.day)) return fault('day', words.legDay);
  if (leg.day < today && old?.legs.some((one) => isSameLeg(one, leg)) !== true) return fault('day', words.legPast);
  const end = kind === 'journey' ? leg.day : leg.toDay;
  if (!isDay(end)) return fault('toDay', kind === 'stay' ? words.legCheckOut : words.legEnd);
  if (kind === 'stay' && end <= leg.day) return fault('toDay', words.legStay);
  if (end < leg.day) return fault('toDay', words.legEndBefore);
  if ((first && leg.day < first) || (last && end > last)) return fault('day', words.legOutside);
  if (kind === 'journey' && leg.travellers > travellers.length) return fault('travellers', words.legPeople);
  if (kind !== 'journey' && leg.units < 1) return fault('units', kind === 'stay' ? words.legRooms : words.legRides);
  return undefined;
}

function* faultsOfCities({ cities, products }: TripContent, terms: CheckTerms): Generated {
  const { serves } = terms;
  const words = wordsOf(terms);
  const isTravelling = products.some((product) => legKinds[product] === 'journey');
  const chosen = cities.filter(Boolean);
  if (chosen.length < (isTravelling ? 2 : 1)) yield ['cities', isTravelling ? words.cities : words.city];
  if (!products.length) yield ['tripProducts', words.products];
  let at = -1;
  for (const city of cities) {
    at += 1;
    if (!city) continue;
    if (cities.indexOf(city) !== at) yield [`cities.${at}`, words.cityTwice];
    if (products.length && !products.some((product) => serves(product, city)))
      yield [`cities.${at}`, words.cityWithout];
  }
}
