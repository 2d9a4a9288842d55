import { childrenEach, infantsEach } from '../../passenger/party/party-size.ts';
import { mayAccompany } from '../../passenger/party/party.ts';
import type { PartyMember } from '../../passenger/party/party.ts';

interface Holder extends PartyMember {
  psgId: string;
}
type MostEach = Readonly<Record<'CHD' | 'INF', number>>;

/** Children and infants that one adult may take along, as at the booking. */
const perAdult: MostEach = { CHD: childrenEach, INF: infantsEach };

/**
 * Infants and children who have to go where their adults go: of those on the flight who would be left behind with too
 * few adults, the last ones. `leaving` are the passengers who give the flight up.
 */
export function followersOf(
  onFlight: readonly Holder[],
  leaving: ReadonlySet<string>,
  most: MostEach = perAdult,
): string[] {
  const staying = onFlight.filter(({ psgId }) => !leaving.has(psgId));
  const adults = staying.filter(mayAccompany).length;
  return (['CHD', 'INF'] as const).flatMap((fare) =>
    staying
      .filter((one) => one.fare === fare)
      .slice(adults && adults * most[fare])
      .map(({ psgId }) => psgId),
  );
}

/** May these passengers travel together without others: enough adults for the children and infants. */
export const mayFlyAlone = (people: readonly Holder[], most?: MostEach): boolean =>
  followersOf(people, new Set(), most).length === 0;

/** The refusal of a change that parts a child from those it flies with. */
export const partedText = '儿童与婴儿须与成人一同改签';
