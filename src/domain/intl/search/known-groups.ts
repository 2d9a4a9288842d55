import { nextOffers } from '../offers.ts';
import type { IntlParty, Priced } from '../offers.ts';
import { withoutAlike } from './alike.ts';
import type { Branded } from './alike.ts';
import { factsOf, groupOffers } from './itineraries.ts';
import type { ItineraryGroup, Listed } from './itineraries.ts';
import { writeParty } from './trip-codec.ts';

type Answer = Priced & Branded & Listed;

interface Known {
  groups: Map<string, ItineraryGroup[]>;
  facts: Map<number, ReturnType<typeof factsOf>>;
}
const known = new WeakMap<Answer, Known>();

function knownOf(list: Answer): Known {
  const found = known.get(list) ?? { groups: new Map(), facts: new Map() };
  known.set(list, found);
  return found;
}

const kept = <K, V>(values: Map<K, V>, key: K, make: () => V): V => {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
};

/** The itineraries after the chosen ones, each with its brands from the cheapest on: worked out once for an answer. `only`: of this brand alone. */
export const groupsAfter = (
  list: Answer,
  chosen: readonly number[],
  party: IntlParty,
  only?: number,
): ItineraryGroup[] =>
  kept(knownOf(list).groups, `${chosen.join('.')} ${only ?? ''} ${writeParty(party)}`, () =>
    withoutAlike(list, chosen.length, groupOffers(nextOffers(list, chosen, party, only))),
  );

/** Facts of the itineraries of a slice, worked out once for an answer. */
export const factsIn = (list: Answer, slice: number): ReturnType<typeof factsOf> =>
  kept(knownOf(list).facts, slice, () => factsOf(list, slice));
