import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { writeJson } from '#base/json.ts';
import type { Part } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { BookedFromBar } from '#parts/booking/application/BookedFromBar.tsx';
import { Sold } from '#parts/product/Sold.tsx';
import { prefillOf } from '#parts/search/prefill.ts';
import { LaterBelow, SearchPart } from '#parts/search/SearchPart.tsx';
import { HotelForm } from './form/HotelForm.tsx';
import { createHotelSearch } from './model.ts';
import type { HotelSearchModel } from './model.ts';

type Given = Readonly<Record<string, unknown>>;
/** Of the row of public widgets (scripts/build/row-values.ts). */
declare const __FIELDS_HOTEL_BOOKING__: readonly string[];
const fields = __FIELDS_HOTEL_BOOKING__;

/** In an application that sells no hotels, the telephone. */
export function HotelBooking(given: Given) {
  return (
    <Sold product="hotel">
      <Booking {...given} />
    </Sold>
  );
}

/** Hotels: the form, the list of what was searched, or one hotel with its rooms, as the place says. */
function Booking(given: Given) {
  const services = useServices();
  const props = prefillOf(fields, given);
  const model = useModel(() => createHotelSearch(services, props));
  const key = writeJson(props);
  useEffect(() => model.update(props), [model, key]);
  const { name } = useValue(services.place);
  if (name === 'hotel_list')
    return (
      <LaterPart model={model} part={model.list}>
        {({ List }) => <List model={model} />}
      </LaterPart>
    );
  if (name === 'hotel_details')
    return (
      <LaterPart model={model} part={model.details}>
        {({ Details }) => <Details model={model} />}
      </LaterPart>
    );
  return (
    <>
      <HotelForm model={model} account={given['account'] as ReactNode} />
      <BookedFromBar product="hotel" travelType={model.draftTravelType} />
      {!services.isEmbedded && !model.isGuest && (
        <LaterBelow part={model.popular} height={560}>
          {({ PopularHotels }) => <PopularHotels model={model} />}
        </LaterBelow>
      )}
    </>
  );
}

interface LaterPartProps<T> {
  model: Pick<HotelSearchModel, 'texts'>;
  part: Part<T>;
  children: (loaded: T) => ReactNode;
}

function LaterPart<T>({ model: { texts }, part, children }: LaterPartProps<T>) {
  return (
    <SearchPart part={part} className="sf-first" blocks={[60, 176, 176, 176]} failed={texts.failedTitle} texts={texts}>
      {children}
    </SearchPart>
  );
}
