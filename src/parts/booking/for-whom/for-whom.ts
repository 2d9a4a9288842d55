import type { Services } from '#kit/services.ts';

/** The member who books; "" while there is none. */
export const memberOf = ({ session }: Pick<Services, 'session'>): string => session.user.peek()?.memberId ?? '';

/** A colleague for whom a substitute books. */
export interface ForWhom {
  employeeId: number;
  /** Id in the list of travellers; "": typed by hand. */
  passengerId: string;
  name: string;
}

const key = 'booked-for';
const like = { memberId: '', people: [{ employeeId: 0, passengerId: '', name: '' }] };

type From = Pick<Services, 'preferences' | 'session'>;

/** The colleagues for whom the employee books on this device; none: the employee travels. */
export function bookedFor({ preferences, session }: From): readonly ForWhom[] {
  const kept = preferences.get(key, like);
  return kept && kept.memberId === session.user.peek()?.memberId ? kept.people : [];
}

export const bookFor = ({ preferences, session }: From, people: readonly ForWhom[]): void =>
  preferences.set(key, { memberId: memberOf({ session }), people: [...people] });
