import type { IntlFlight, IntlSlice, VerifiedIntl } from '#contract/intl-order.ts';
import { legName, sameLeg } from '#domain/trip/legs.ts';

export const flightsOf = ({ price }: VerifiedIntl): IntlFlight[] => [...price.fromSegments, ...price.retSegments];

/** The slices of an offer, each with its flights and its name within the trip. */
export function slicesOf(
  verified: VerifiedIntl,
): { name: string; of: IntlSlice; slice: IntlSlice & { segments: IntlFlight[] } }[] {
  const flights = flightsOf(verified);
  return verified.slices.map((of) => ({
    name: legName(of, flights),
    of,
    slice: { ...of, segments: flights.filter((flight) => sameLeg(flight, of)) },
  }));
}
