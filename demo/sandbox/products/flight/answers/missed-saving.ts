import type { Fen } from '#domain/money.ts';
import type { Database } from '../../../ground/call.ts';
import { offersOf } from '../prices/offers.ts';
import type { Needs } from '../prices/offers.ts';
import { flightsOfDay } from '../schedule/flights-of-day.ts';
import { newsOf } from '../seats/inventory.ts';
import type { ChosenSegment } from './chosen-segments.ts';
import { isOnSale } from './trip-checks.ts';
import type { BusinessTerms } from '../../../orders/business/business-terms.ts';

/** Chosen fares of an adult above the lowest economy fares within the hours of the standard; nothing without such a standard. */
export async function missedBy(
  db: Database,
  segments: readonly ChosenSegment[],
  terms: BusinessTerms | undefined,
  needs: Needs,
  nowMs: number,
): Promise<{ missedFen?: Fen }> {
  const hours = terms?.standard?.lowestWithinHours ?? null;
  if (hours === null) return {};
  const near = segments.map(({ flight, offer }) => ({
    fare: offer.fare,
    flights: flightsOfDay(flight.service.orgCity, flight.service.dstCity, flight.day).filter(
      (other) => Math.abs(other.depMs - flight.depMs) <= hours * 3_600_000,
    ),
  }));
  const { counts, changes } = await newsOf(
    db,
    near.flatMap(({ flights }) => flights.map(({ flightId }) => flightId)),
  );
  const missed = near.map(({ fare, flights }) =>
    flights
      .filter((other) => !changes.has(other.flightId) && isOnSale(other, nowMs))
      .flatMap((other) => offersOf(other, nowMs, counts, needs).filter(({ cabin }) => cabin.cabinClass === 'Y'))
      .reduce((most, other) => Math.max(most, fare - other.fare), 0),
  );
  return { missedFen: missed.reduce((sum, one) => sum + one, 0) };
}
