import type { BookedProduct } from '#domain/company/preferences.ts';
import type { Services } from '#kit/services.ts';
import { beginningPeople } from './booked-from.ts';
import type { From } from './booked-from.ts';

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
