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

/** Names and bags of the brands of an answer as texts, each written once: all slices and all offers ask for them. */
interface Words {
  ofBrand(brand: number): string;
  ofBag(brand: number, carrier: string): string;
}
const known = new WeakMap<Branded['brands'], Words>();

function wordsOf(brands: Branded['brands']): Words {
  const found = known.get(brands);
  if (found) return found;
  const [names, bags] = [new Map<number, string>(), new Map<string, string>()];
  const kept = <K>(texts: Map<K, string>, key: K, write: () => string): string => {
    const text = texts.get(key) ?? write();
    texts.set(key, text);
    return text;
  };
  const words: Words = {
    ofBrand: (at) =>
      kept(names, at, () => {
        const { name, cabin, tickets, terms } = brands[at] ?? {};
        return writeJson([name, cabin, tickets, terms]);
      }),
    ofBag: (at, carrier) => kept(bags, `${at} ${carrier}`, () => writeJson(brands[at]?.bags[carrier])),
  };
  known.set(brands, words);
  return words;
}

/** Two carriers may sell the same brand on the same flights, with the same terms and bags: the cheaper alone is left. Offers stand from the cheapest on. */
export function withoutAlike(list: Branded, slice: number, groups: readonly ItineraryGroup[]): ItineraryGroup[] {
  const words = wordsOf(list.brands);
  return groups.map((group) => {
    const rules = list.slices[slice]?.[group.itinerary]?.bagRule ?? [];
    const seen = new Set<string>();
    const offers = group.offers.filter(({ brand, cabins }) => {
      const key = [words.ofBrand(brand), cabins, ...rules.map((carrier) => words.ofBag(brand, carrier))].join(' ');
      return !seen.has(key) && seen.add(key);
    });
    return offers.length < group.offers.length ? { ...group, offers } : group;
  });
}
