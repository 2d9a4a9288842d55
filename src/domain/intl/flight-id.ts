interface Flying {
  flightNo: string;
  orgAirport: string;
  dstAirport: string;
  depTime: string;
}

/** Names a flight on its day: `CA933-20261012-PEKCDG`, the day by the clock of the departure. */
export const flightIdOf = ({ flightNo, orgAirport, dstAirport, depTime }: Flying): string =>
  `${flightNo}-${depTime.slice(0, 10).replaceAll('-', '')}-${orgAirport}${dstAirport}`;

/** Names of the flights of an itinerary, which has their positions among the segments of an answer. */
export const flightIdsOf = (segments: readonly Flying[], at: readonly number[]): string[] =>
  at.flatMap((one) => {
    const segment = segments[one];
    return segment ? [flightIdOf(segment)] : [];
  });

/** Positions of chosen itineraries in the slices of an answer, up to the first that is not sold any more. */
export function positionsOf(
  {
    segments,
    slices,
  }: { segments: readonly Flying[]; slices: readonly (readonly { segments: readonly number[] }[])[] },
  chosen: readonly (readonly string[])[],
): number[] {
  const found: number[] = [];
  chosen.every((flights, slice) => {
    const at = (slices[slice] ?? []).findIndex((one) => flightIdsOf(segments, one.segments).join() === flights.join());
    if (at >= 0) found.push(at);
    return at >= 0;
  });
  return found;
}
