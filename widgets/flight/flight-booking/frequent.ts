import type { Passenger } from '#contract/passenger.ts';
import { birthdayOf } from '#domain/passenger/check-passenger.ts';
import { judgeAge } from '#domain/passenger/age-bands.ts';
import type { FareType } from '#domain/passenger/psg-types.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { Journey } from '#domain/passenger/check-passenger.ts';

/** One chip of the quick choice. */
export interface FrequentChip {
  person: Passenger;
  fare: FareType;
  /** No document at all: cannot be booked. */
  noPaper: boolean;
}

/** How many stand there before somebody searches. */
export const shownAtFirst = 10;

const rank = (person: Passenger, business: boolean): number => (person.isSelf ? 0 : business && person.isEmployee ? 1 : 2);

/** The member first, on business travel then the employees; otherwise as the server orders them. */
export function frequentChips(people: readonly Passenger[], journey: Journey, business: boolean): FrequentChip[] {
  const sorted = people.map((person, at) => ({ person, at })).sort((a, b) => rank(a.person, business) - rank(b.person, business) || a.at - b.at);
  return sorted.map(({ person }) => ({ person, fare: fareOf(person, journey), noPaper: !person.documents.length }));
}

function fareOf(person: Passenger, journey: Journey): FareType {
  const card = person.documents.find((one) => one.certType === '1');
  const birthday = person.bornDate || (card ? birthdayOf({ ...card, name: person.name, psgType: person.psgType }, journey.today) : '');
  return birthday ? judgeAge(birthday, journey.travelDays).fare : fareTypeOf(person.psgType);
}

/** By name, pinyin, department, or the last digits of a document or phone. */
export function matches(person: Passenger, query: string): boolean {
  const text = query.trim().toLowerCase();
  if (!text) return true;
  const pinyin = person.englishName.toLowerCase();
  const words = [person.name.toLowerCase(), pinyin.replace('/', ''), pinyin.split('/').reverse().join(''), person.deptName.toLowerCase()];
  const numbers = [person.mobilePhone, ...person.documents.map((one) => one.certNo.toLowerCase())];
  return words.some((word) => word.includes(text.replace('/', ''))) || (text.length >= 3 && numbers.some((number) => number.endsWith(text)));
}
