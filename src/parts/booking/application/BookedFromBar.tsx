import type { BookedProduct } from '#domain/company/preferences.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { bookedFrom } from '../company/booked-from.ts';

interface BookedFromBarProps {
  product: BookedProduct;
  travelType: Readable<'private' | 'business'>;
  /** The parts around it have the edges of the page. */
  isInside?: boolean;
}

/** Above the offers of a product: the trip application that one of its legs is booked from; without one, for whom the search is. */
export function BookedFromBar({ product, travelType, isInside }: BookedFromBarProps) {
  const services = useServices();
  const { applicationId } = useValue(services.place).query;
  const isBusiness = useValue(travelType) === 'business';
  const from = isBusiness ? bookedFrom(services) : null;
  // Another order of a trip that was split is booked for its people, without an application yet.
  const isShown = from?.product === product && from.applicationId !== '';
  const part = useLater(isShown, () => import('./ApplicationBar.tsx'));
  // The address counts where no press of this tab is of its application and product.
  const isAddressed =
    isBusiness && !!applicationId && (from?.product !== product || from.applicationId !== applicationId);
  const addressed = useLater(isAddressed, () => import('./AddressedBar.tsx'));
  const isFree = isBusiness && !isShown && !isAddressed;
  const people = useLater(isFree, () => import('../for-whom/ForWhomLine.tsx'));
  if (addressed && isAddressed && applicationId)
    return <addressed.AddressedBar applicationId={applicationId} product={product} isInside={isInside} />;
  if (part && isShown) return <part.ApplicationBar key={from.applicationId} from={from} isInside={isInside} />;
  return people && isFree ? <people.ForWhomLine isInside={isInside} /> : null;
}
