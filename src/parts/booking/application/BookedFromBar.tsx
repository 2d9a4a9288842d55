import type { BookedProduct } from '#domain/company/preferences.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { bookedFrom } from '../company/booked-from.ts';

interface BookedFromBarProps {
  product: BookedProduct;
  travelType: Readable<'private' | 'business'>;
}

/** Above the offers of a product: the trip application that one of its legs is booked from; nothing without one. */
export function BookedFromBar({ product, travelType }: BookedFromBarProps) {
  const services = useServices();
  const from = useValue(travelType) === 'business' ? bookedFrom(services) : null;
  // Another order of a trip that was split is booked for its people, without an application yet.
  const isShown = from?.product === product && from.applicationId !== '';
  const part = useLater(isShown, () => import('./ApplicationBar.tsx'));
  return part && isShown ? <part.ApplicationBar key={from.applicationId} from={from} /> : null;
}
