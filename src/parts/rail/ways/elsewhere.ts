import { isTelecode } from '#domain/rail/search/train-search.ts';
import type { WayTexts } from './texts.ts';
import type { Way } from './ways-of.ts';

/** Places of a search: cities or telecodes. */
export interface AskedPlaces {
  fromStation: string;
  toStation: string;
}

const isNamed = (place: string, station: string): boolean => isTelecode(place) || station.startsWith(place);

/** A city has stations in other towns: a way that begins or ends at one of them says so. */
export const elsewhere = (
  { fromStation, toStation }: AskedPlaces,
  { from, to }: Pick<Way, 'from' | 'to'>,
  texts: Pick<WayTexts, 'fromElsewhere' | 'toElsewhere' | 'nameOf'>,
): string[] => [
  ...(isNamed(fromStation, from.station) ? [] : [texts.fromElsewhere(texts.nameOf(from.station))]),
  ...(isNamed(toStation, to.station) ? [] : [texts.toElsewhere(texts.nameOf(to.station))]),
];
