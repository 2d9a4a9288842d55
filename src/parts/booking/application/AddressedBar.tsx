import { useEffect } from 'react';
import { application } from '#contract/application.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useServices } from '#kit/widget.ts';
import { bookLeg } from '#parts/application/book-leg.ts';
import { bookedFrom } from '../company/booked-from.ts';
import { ApplicationBar } from './ApplicationBar.tsx';

/** The application that the address names: its page was opened in another tab, or by a link that somebody has sent. */
export function AddressedBar({
  applicationId,
  product,
  isInside,
}: {
  applicationId: string;
  product: BookedProduct;
  isInside: boolean | undefined;
}) {
  const services = useServices();
  const known = useValue(useResource(application.detail, { applicationId }).data);
  const mayBook = known?.acts.includes('book') === true;
  useEffect(() => {
    if (!known || !mayBook) return;
    bookLeg(services, known, product);
    // Offers are judged for the travellers of the application from now on.
    services.setQuery({}, { replace: true });
  }, [services, known, mayBook, product]);
  const from = mayBook ? bookedFrom(services) : null;
  return from?.applicationId === applicationId && from.product === product ? (
    <ApplicationBar from={from} isInside={isInside} />
  ) : null;
}
