import { useValues } from '#kit/readable.ts';
import { Segment } from '#ui/controls/Segment.tsx';
import type { FlightSearchModel } from '../model.ts';

/** 因公 / 因私, for members of a company only. */
export function TravelTypeChoice({ model }: { model: FlightSearchModel }) {
  const { texts } = model;
  const [canBusiness, draft] = useValues(model.canBusiness, model.draft);
  if (!canBusiness) return null;
  return (
    <Segment
      label={texts.travelType}
      value={model.travelTypeOf(draft)}
      items={[
        { value: 'business', label: texts.business },
        { value: 'private', label: texts.private },
      ]}
      onChange={(value) => model.setTravelType(value)}
    />
  );
}
