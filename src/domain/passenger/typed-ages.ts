import { isDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { ageBandOn } from './age-band.ts';
import { needsGuardian } from './age-bands.ts';
import { birthdayOf } from './check-passenger.ts';

type Person = Parameters<typeof birthdayOf>[0];
type PsgType = ReturnType<typeof ageBandOn>;

/** The days that were typed as days. */
export const travelDaysOf = (flights: readonly { date: string }[]): Day[] =>
  flights.map(({ date }) => date).filter((date) => isDay(date));

/** The ticket type for a passenger's age; the given type where the birthday is unknown. */
export function typeByAge(
  person: Person & { psgType: PsgType },
  flights: readonly { date: string }[],
  today: Day,
): PsgType {
  const birthday = birthdayOf(person, today);
  const last = travelDaysOf(flights).at(-1);
  return birthday && last ? ageBandOn(birthday, last) : person.psgType;
}

/** True where the order needs the consent of a guardian. */
export const hasMinors = (people: readonly Person[], today: Day): boolean =>
  people.some((one) => {
    const birthday = birthdayOf(one, today);
    return birthday !== '' && needsGuardian(birthday, today);
  });
