import type { BookedProduct } from '#domain/company/preferences.ts';
import type { Services } from '#kit/services.ts';
import { bookedFor, memberOf } from './for-whom.ts';
import type { ForWhom } from './for-whom.ts';

/** A colleague; or with employee 0 a traveller from outside, who is typed, or found by name on the company's list. */
export interface LegTraveller extends ForWhom {
  /** Of somebody from outside; "": unknown. */
  mobilePhone: string;
}

/** A leg of a trip application that the member is about to book, from the press until an order is made. */
export interface BookedFrom {
  memberId: string;
  applicationId: string;
  /** `SQ…` */
  no: string;
  reason: string;
  product: BookedProduct;
  /** Travellers of the leg who have no order yet. */
  people: LegTraveller[];
}

export const bookedFromKey = 'booked-from';
const like: BookedFrom = {
  memberId: '',
  applicationId: '',
  no: '',
  reason: '',
  product: 'flight',
  people: [{ employeeId: 0, passengerId: '', name: '', mobilePhone: '' }],
};

type From = Pick<Services, 'drafts' | 'preferences' | 'session'>;

export const bookFrom = (services: From, asked: Omit<BookedFrom, 'memberId'>): void =>
  services.drafts.set(bookedFromKey, { ...asked, memberId: memberOf(services) });

/** Null: no leg is about to be booked by this member. */
export function bookedFrom(services: From): BookedFrom | null {
  const kept = services.drafts.get(bookedFromKey, like);
  return kept && kept.memberId === memberOf(services) ? kept : null;
}

/** The order of this visit is of no leg any more; a list that is shown is judged for others from now on. */
export function leaveLeg(services: Pick<Services, 'drafts' | 'setQuery'>): void {
  services.drafts.remove(bookedFromKey);
  services.setQuery({ applicationId: undefined }, { replace: true });
}

/** Travellers with whom an order begins: of the leg that is booked, or as chosen in the header. */
export function beginningPeople(services: From, product: BookedProduct): readonly LegTraveller[] {
  const from = bookedFrom(services);
  return from?.product === product && from.people.length
    ? from.people
    : bookedFor(services).map((one) => ({ ...one, mobilePhone: '' }));
}

/** Chosen from the list of travellers; guests of one room have its number. */
export interface ForTraveller {
  passengerId: string;
  room?: number;
}

/** Colleagues whom a business order begins with: their standards judge the first offer. */
export const firstTravellers = (
  services: From,
  product: BookedProduct,
  travelType: 'private' | 'business',
): ForTraveller[] =>
  (travelType === 'business' ? beginningPeople(services, product) : [])
    .filter(
      ({ employeeId, passengerId }) => passengerId && employeeId !== services.session.user.peek()?.creditEmployeeId,
    )
    .map(({ passengerId }) => ({ passengerId }));

/** Colleagues for whom a search is, as it sends them: the standard of each judges the offers. */
export function searchedFor(
  services: From & Pick<Services, 'place'>,
  product: BookedProduct,
  travelType: 'private' | 'business',
): { forWhom?: number[] } {
  // The header goes to the same place again when others are chosen.
  void services.place.value;
  const people = travelType === 'business' ? beginningPeople(services, product) : [];
  const forWhom = people.flatMap(({ employeeId }) => employeeId || []);
  return forWhom.length ? { forWhom } : {};
}
