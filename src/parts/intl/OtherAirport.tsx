import { Alert } from '#ui/states/Alert.tsx';
import { airportText, cityText, firstOf, lastOf } from './slices.ts';
import type { Names, ShownSlice } from './slices.ts';
import { intlTexts } from './texts.ts';
import { useTexts } from '#kit/use-texts.ts';

interface OtherAirportProps {
  names: Names;
  /** The slice before this one; undefined for the first. */
  before: ShownSlice | undefined;
  slice: ShownSlice;
}

/** Says that a slice leaves from another airport of the city that the one before it has reached. */
export function OtherAirport({ names, before, slice }: OtherAirportProps) {
  const t = useTexts('intl-search', intlTexts);
  const [reached, left] = [(before && lastOf(before))?.dstAirport, firstOf(slice)?.orgAirport];
  if (!reached || !left || reached === left) return null;
  const city = cityText(names, left);
  if (cityText(names, reached) !== city) return null;
  return <Alert kind="warn">{t.otherAirport(city, airportText(names, reached), airportText(names, left))}</Alert>;
}
