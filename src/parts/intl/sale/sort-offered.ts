import type { IntlChangeOffers } from '#contract/intl-sale.ts';
import { fenOf } from '#domain/money.ts';

/** Itineraries in the order of a list: what is due for a change to them, then the departure. All leave the same city. */
export function sortOffered({ itineraries, segments }: Pick<IntlChangeOffers, 'itineraries' | 'segments'>) {
  const leavesAt = ([first = 0]: readonly number[]): string => segments[first]?.depTime ?? '';
  return [...itineraries].sort(
    (a, b) => fenOf(a.change.due) - fenOf(b.change.due) || (leavesAt(a.segments) < leavesAt(b.segments) ? -1 : 1),
  );
}
