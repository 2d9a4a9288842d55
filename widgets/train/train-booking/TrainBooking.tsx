import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { writeJson } from '#base/json.ts';
import type { Part } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { BookedFromBar } from '#parts/booking/application/BookedFromBar.tsx';
import { Sold } from '#parts/product/Sold.tsx';
import { prefillOf } from '#parts/search/prefill.ts';
import { LaterBelow, SearchPart } from '#parts/search/SearchPart.tsx';
import { TrainForm } from './form/TrainForm.tsx';
import { createTrainSearch } from './model.ts';
import type { TrainSearchModel } from './model.ts';

type Given = Readonly<Record<string, unknown>>;
/** Of the row of public widgets (scripts/build/row-values.ts). */
declare const __FIELDS_TRAIN_BOOKING__: readonly string[];
const fields = __FIELDS_TRAIN_BOOKING__;

/** In an application that sells no trains, the telephone. */
export function TrainBooking(given: Given) {
  return (
    <Sold product="train">
      <Booking {...given} />
    </Sold>
  );
}

/** Trains: the form, the trains of what was searched, or its plans with a change, as the place says. */
function Booking(given: Given) {
  const services = useServices();
  const props = prefillOf(fields, given);
  const model = useModel(() => createTrainSearch(services, props));
  const key = writeJson(props);
  useEffect(() => {
    model.update(props);
    return model.nameStations();
  }, [model, key]);
  const [step, { name }] = useValues(model.step, services.place);
  if (name === 'train_transfer')
    return (
      <LaterPart model={model} part={model.transfer}>
        {({ TransferPage }) => <TransferPage search={model} />}
      </LaterPart>
    );
  if (step === 'form')
    return (
      <>
        <TrainForm model={model} account={given['account'] as ReactNode} />
        <BookedFromBar product="train" travelType={model.draftTravelType} />
        {!services.isEmbedded && !model.isGuest && (
          <LaterBelow part={model.popular} height={360}>
            {({ PopularTrains }) => <PopularTrains model={model} />}
          </LaterBelow>
        )}
      </>
    );
  return (
    <LaterPart model={model} part={model.list}>
      {({ List }) => <List search={model} />}
    </LaterPart>
  );
}

interface LaterPartProps<T> {
  model: TrainSearchModel;
  part: Part<T>;
  children: (loaded: T) => ReactNode;
}

function LaterPart<T>({ model: { texts }, part, children }: LaterPartProps<T>) {
  return (
    <SearchPart
      part={part}
      className="sf-first"
      blocks={[60, 48, 160, 72, 72, 72]}
      failed={texts.failedTitle}
      texts={texts}
    >
      {children}
    </SearchPart>
  );
}
