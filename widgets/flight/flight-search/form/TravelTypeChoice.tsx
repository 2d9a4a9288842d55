import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Segment } from '#ui/Segment.tsx';
import type { FlightSearchModel } from '../model.ts';
import { texts as ownTexts } from '../texts.ts';

/** 因公 / 因私, for members of a company only. */
export function TravelTypeChoice({ model }: { model: FlightSearchModel }) {
  const texts = useTexts('flight-search', ownTexts);
  const canBusiness = useValue(model.canBusiness);
  const { travelType } = useValue(model.draft);
  if (!canBusiness) return null;
  return (
    <Segment
      label={texts.travelType}
      value={travelType}
      items={[
        { value: 'business', label: texts.business },
        { value: 'private', label: texts.private },
      ]}
      onChange={(value) => model.setTravelType(value)}
    />
  );
}
