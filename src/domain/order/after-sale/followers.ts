import { childrenEach, infantsEach } from '../../passenger/party/party-size.ts';
import { mayAccompany } from '../../passenger/party/party.ts';
import type { PartyMember } from '../../passenger/party/party.ts';

interface Holder extends PartyMember {
  psgId: string;
}

/** Children and infants that one adult may take along, as at the booking. */
const perAdult = { CHD: childrenEach, INF: infantsEach } as const;

/**
 * Infants and children who have to go where their adults go: of those on the flight who would be left behind with too
 * few adults, the last ones. `leaving` are the passengers who give the flight up.
 */
export function followersOf(onFlight: readonly Holder[], leaving: ReadonlySet<string>): string[] {
  const staying = onFlight.filter(({ psgId }) => !leaving.has(psgId));
  const adults = staying.filter(mayAccompany).length;
  return (['CHD', 'INF'] as const).flatMap((fare) =>
    staying
      .filter((one) => one.fare === fare)
      .slice(adults * perAdult[fare])
      .map(({ psgId }) => psgId),
  );
}

/** May these passengers fly together without others: enough adults for the children and infants. */
export const mayFlyAlone = (people: readonly Holder[]): boolean => followersOf(people, new Set()).length === 0;
