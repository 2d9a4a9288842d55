import { writeJson } from '#base/json.ts';
import type { IntlCabin } from '../cabins.ts';
import type { ItineraryGroup } from './itineraries.ts';

/** The parts of an answer (contract/intl.ts, `IntlList`) that its brands are compared by. */
export interface Branded {
  slices: readonly (readonly { bagRule: readonly string[] }[])[];
  brands: readonly {
    name: string;
    cabin: IntlCabin;
    tickets: 1 | 2;
    terms: readonly object[];
    bags: Readonly<Record<string, object>>;
  }[];
}

/** Two carriers may sell the same brand on the same flights, with the same terms and bags: the cheaper alone is left. Offers stand from the cheapest on. */
export function withoutAlike(list: Branded, slice: number, groups: readonly ItineraryGroup[]): ItineraryGroup[] {
  const words = list.brands.map(({ name, cabin, tickets, terms }) => writeJson([name, cabin, tickets, terms]));
  return groups.map((group) => {
    const rules = list.slices[slice]?.[group.itinerary]?.bagRule ?? [];
    const seen = new Set<string>();
    const offers = group.offers.filter(({ brand, cabins }) => {
      const bags = rules.map((carrier) => list.brands[brand]?.bags[carrier]);
      const key = writeJson([words[brand], cabins, bags]);
      return !seen.has(key) && seen.add(key);
    });
    return offers.length < group.offers.length ? { ...group, offers } : group;
  });
}
