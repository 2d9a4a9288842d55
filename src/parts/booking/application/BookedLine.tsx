import type { BookedProduct } from '#domain/company/preferences.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { bookedFrom } from '../company/booked-from.ts';
import { ForWhomLine } from '../for-whom/ForWhomLine.tsx';
import { BookedFromBar } from './BookedFromBar.tsx';

interface BookedLineProps {
  product: BookedProduct;
  model: { services: Services; draftTravelType: Readable<'private' | 'business'> };
}

/** The trip application that is booked from, or for whom the search is, for a form whose first bytes have no room for it. Among others it has a line of its own. */
export function BookedLine({ product, model: { services, draftTravelType } }: BookedLineProps) {
  const { applicationId } = useValue(services.place).query;
  const isBusiness = useValue(draftTravelType) === 'business';
  if (bookedFrom(services)?.product !== product && applicationId === undefined)
    return isBusiness ? <ForWhomLine isInside /> : null;
  return (
    <div style={{ flexBasis: '100%' }}>
      <BookedFromBar product={product} travelType={draftTravelType} isInside />
    </div>
  );
}
