import type { Services } from '#kit/services.ts';
import { bookedFromKey } from './booked-from.ts';
import type { BookedFrom, From } from './booked-from.ts';
import { memberOf } from '../for-whom/for-whom.ts';

export const bookFrom = (services: From, asked: Omit<BookedFrom, 'memberId'>): void =>
  services.drafts.set(bookedFromKey, { ...asked, memberId: memberOf(services) });

/** The order of this visit is of no leg any more; a list that is shown is judged for others from now on. */
export function leaveLeg(services: Pick<Services, 'drafts' | 'setQuery'>): void {
  services.drafts.remove(bookedFromKey);
  services.setQuery({ applicationId: undefined }, { replace: true });
}
