import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { BookedFromBar } from '#parts/booking/application/BookedFromBar.tsx';
import { Sold } from '#parts/product/Sold.tsx';
import { LaterBelow, SearchPart } from '#parts/search/SearchPart.tsx';
import { IntlForm } from './form/IntlForm.tsx';
import { createIntlSearch } from './model.ts';

/** In an application that sells no flights, the telephone. */
export function IntlSearch({ account }: { account?: ReactNode }) {
  return (
    <Sold product="intl">
      <Search account={account} />
    </Sold>
  );
}

/** International flights: the form, the itineraries of one slice after the other, the trip that was put together. */
function Search({ account }: { account?: ReactNode }) {
  const services = useServices();
  const model = useModel(() => createIntlSearch(services));
  const { texts } = model;
  useEffect(() => model.nameCities(), [model]);
  const step = useValue(model.step);
  if (step === 'form')
    return (
      <>
        <IntlForm model={model} account={account} />
        <BookedFromBar product="intl" travelType={model.draftTravelType} />
        {!services.isEmbedded && !model.isGuest && (
          <LaterBelow part={model.popular} height={360}>
            {({ PopularTrips }) => <PopularTrips model={model} />}
          </LaterBelow>
        )}
      </>
    );
  return (
    <SearchPart
      part={model.list}
      className="sf-first"
      blocks={[60, 56, 48, 96, 96, 96]}
      failed={texts.failedTitle}
      texts={texts}
    >
      {({ List }) => <List search={model} />}
    </SearchPart>
  );
}
