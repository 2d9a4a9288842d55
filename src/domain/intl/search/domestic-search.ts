import { placeOf, countsOfParty } from './trip-codec.ts';
import type { IntlSearch } from './intl-search.ts';

type Trip = Pick<IntlSearch, 'flightType' | 'legs' | 'party' | 'travelType'>;

/**
 * The same trip as an address of the domestic search, where all its places are in the mainland; undefined for a trip
 * abroad, or one that is not chosen. Of several cities it is the first way: that search knows no more.
 */
export function domesticSearch(
  { flightType, legs, party, travelType }: Trip,
  isMainland: (city: string) => boolean,
): Record<string, string> | undefined {
  const [first, back] = legs;
  if (!first?.from || legs.some(({ from, to }) => !isMainland(placeOf(from).city) || !isMainland(placeOf(to).city)))
    return undefined;
  const { ADT, CHD, INF } = countsOfParty(party);
  return {
    from: placeOf(first.from).city,
    to: placeOf(first.to).city,
    ...(first.date && { date: first.date }),
    ...(flightType === 2 && back?.date && { returnDate: back.date }),
    ...(ADT > 1 && { adults: String(ADT) }),
    ...(CHD > 0 && { children: String(CHD) }),
    ...(INF > 0 && { infants: String(INF) }),
    ...(travelType && { travelType }),
  };
}
