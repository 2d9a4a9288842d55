import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { writeJson } from '#base/json.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { prefillOf } from '#parts/search/prefill.ts';
import { SearchPart } from '#parts/search/SearchPart.tsx';
import { TrainForm } from './form/TrainForm.tsx';
import { createTrainSearch } from './model.ts';

type Given = Readonly<Record<string, unknown>>;
/** Of the row of public widgets (scripts/build/row-values.ts). */
declare const __FIELDS_TRAIN_BOOKING__: readonly string[];
const fields = __FIELDS_TRAIN_BOOKING__;

/** In an application that sells no trains, the telephone. */
export function TrainBooking(given: Given) {
  const isSold = useValue(useServices().config).switches.train;
  const closed = useLater(!isSold, () => import('#parts/product/NotSold.tsx'));
  if (isSold) return <Booking {...given} />;
  return closed && <closed.NotSold product="train" />;
}

/** Trains: the form, or the trains of what was searched, as the address says. */
function Booking(given: Given) {
  const services = useServices();
  const props = prefillOf(fields, given);
  const model = useModel(() => createTrainSearch(services, props));
  const key = writeJson(props);
  useEffect(() => {
    model.update(props);
    return model.nameStations();
  }, [model, key]);
  const { step } = useValue(model.state);
  if (step === 'form') return <TrainForm model={model} account={given['account'] as ReactNode} />;
  return (
    <SearchPart
      part={model.list}
      className="tb-first"
      blocks={[60, 48, 160, 72, 72, 72]}
      failed={model.texts.failedTitle}
      texts={model.texts}
    >
      {({ List }) => <List search={model} />}
    </SearchPart>
  );
}
