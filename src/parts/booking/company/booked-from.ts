import { importAgain } from '#base/import-again.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import type { Services } from '#kit/services.ts';
import { bookedFor, memberOf } from '../for-whom/for-whom.ts';
import type { ForWhom } from '../for-whom/for-whom.ts';

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

export type From = Pick<Services, 'drafts' | 'preferences' | 'session'>;

/** Null: no leg is about to be booked by this member. */
export function bookedFrom(services: From): BookedFrom | null {
  const kept = services.drafts.get(bookedFromKey, like);
  return kept && kept.memberId === memberOf(services) ? kept : null;
}

/** Travellers with whom an order begins: of the leg that is booked, or as chosen in the header. */
export function beginningPeople(services: From, product: BookedProduct): readonly LegTraveller[] {
  const from = bookedFrom(services);
  return from?.product === product && from.people.length
    ? from.people
    : bookedFor(services).map((one) => ({ ...one, mobilePhone: '' }));
}

/**
 * Once the application is read that the address names and that no press of this tab is of: its page was opened directly,
 * in another tab, or by a link that somebody has sent.
 */
export async function addressedLeg(services: Services, product: BookedProduct): Promise<void> {
  const { applicationId } = services.place.peek().query;
  const from = bookedFrom(services);
  // The second order of a trip that was split is for its own people, whom no application names alone.
  if (!applicationId || (from?.product === product && ['', applicationId].includes(from.applicationId))) return;
  await importAgain(() => import('./read-leg.ts')).then(
    (part) => part.readLeg(services, applicationId, product),
    () => undefined,
  );
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
