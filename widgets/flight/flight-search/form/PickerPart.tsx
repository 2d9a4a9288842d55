import type { ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { FlightSearchModel } from '../model.ts';

type Pickers = NonNullable<FlightSearchModel['pickers']['value']['value']>;

/** Panel that opens at a field: its code is loaded with the first press, and until then a block is shown below the field. A failed load can be tried again. */
export function PickerPart({
  model,
  children,
}: {
  model: FlightSearchModel;
  children: (pickers: Pickers) => ReactNode;
}) {
  const { texts } = model;
  const [pickers, failed] = useValues(model.pickers.value, model.pickers.failed);
  if (pickers) return children(pickers);
  if (failed) {
    return (
      <div className="fs-wait" role="alert">
        {texts.partFailed}{' '}
        <Button size="sm" onClick={() => model.pickers.want()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="fs-wait" aria-busy="true">
      <Skeleton height={20} />
      <Skeleton height={120} />
    </div>
  );
}
