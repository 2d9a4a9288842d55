import type { IntlChangeOffers } from '#contract/intl-sale.ts';
import { fenOf } from '#domain/money.ts';

type Offered = Pick<IntlChangeOffers, 'itineraries' | 'segments'> & {
  old: { flights: readonly { airline: string }[] };
};
type Itinerary = IntlChangeOffers['itineraries'][number];

export const isDirect = ({ segments }: Pick<Itinerary, 'segments'>): boolean => segments.length === 1;

/** All of its flights are sold by airlines that the ticket has now. */
export const isOwnAirline = ({ segments, old }: Pick<Offered, 'segments' | 'old'>, itinerary: Itinerary): boolean =>
  itinerary.segments.every((at) => old.flights.some(({ airline }) => airline === segments[at]?.airline));

/** Itineraries in the order of a list: direct ones, and those of the own airline; what is due for a change to them, then the departure. All leave the same city. */
export function sortOffered(offered: Offered): Itinerary[] {
  const leavesAt = ([first = 0]: readonly number[]): string => offered.segments[first]?.depTime ?? '';
  const rankOf = (one: Itinerary): number => (isDirect(one) ? 0 : 2) + (isOwnAirline(offered, one) ? 0 : 1);
  return [...offered.itineraries].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      fenOf(a.change.due) - fenOf(b.change.due) ||
      (leavesAt(a.segments) < leavesAt(b.segments) ? -1 : 1),
  );
}
