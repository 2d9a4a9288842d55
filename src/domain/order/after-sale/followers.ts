interface Holder {
  psgId: string;
  fare: 'ADT' | 'CHD' | 'INF';
}

/** Children and infants that one adult may take along, as at the booking (passenger/party/party.ts). */
const perAdult = { CHD: 2, INF: 1 } as const;

/**
 * Infants and children who have to go where their adults go: of those on the flight who would be left behind with too
 * few adults, the last ones. `leaving` are the passengers who give the flight up.
 */
export function followersOf(onFlight: readonly Holder[], leaving: ReadonlySet<string>): string[] {
  const staying = onFlight.filter(({ psgId }) => !leaving.has(psgId));
  const adults = staying.filter(({ fare }) => fare === 'ADT').length;
  return (['CHD', 'INF'] as const).flatMap((fare) =>
    staying
      .filter((one) => one.fare === fare)
      .slice(adults * perAdult[fare])
      .map(({ psgId }) => psgId),
  );
}

/** May these passengers fly together without others: enough adults for the children and infants. */
export const mayFlyAlone = (people: readonly Holder[]): boolean => followersOf(people, new Set()).length === 0;
