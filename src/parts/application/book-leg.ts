import type { ApplicationDetail, TripProduct } from '#contract/application-views.ts';
import { bookedProducts } from '#domain/company/preferences.ts';
import type { Services } from '#kit/services.ts';
import { bookFrom } from '#parts/booking/company/book-from.ts';

/** The order that follows begins with the application and its travellers; `open`: names of those who have no order yet. */
export function bookLeg(
  services: Services,
  { applicationId, no, content, travellers }: ApplicationDetail,
  product: TripProduct,
  open?: readonly string[],
): void {
  const booked = bookedProducts.find((one) => one === product);
  if (!booked) return;
  const phoneOf = (name: string): string =>
    content.travellers.flatMap((one) => (one.kind === 'external' && one.name === name ? one.mobilePhone : []))[0] ?? '';
  const people = travellers.filter(
    ({ kind, passengerId, name }) => (passengerId || kind === 'external') && (open?.includes(name) ?? true),
  );
  bookFrom(services, {
    applicationId,
    no,
    reason: content.reason,
    product: booked,
    people: people.map(({ employeeId, passengerId, name, kind }) => ({
      employeeId,
      passengerId,
      name,
      mobilePhone: kind === 'external' ? phoneOf(name) : '',
    })),
  });
}
