import type { Fen } from '#domain/money.ts';
import type { NearbyFare } from '#domain/policy/facts.ts';
import { winnersOf } from '#domain/policy/judge/winners.ts';
import type { Database } from '../../../ground/call.ts';
import { offersOf } from '../prices/offers.ts';
import type { Needs } from '../prices/offers.ts';
import { flightsOfDay } from '../schedule/flights-of-day.ts';
import { newsOnPair } from '../seats/inventory.ts';
import type { ChosenSegment } from './chosen-segments.ts';
import { factsOf, nearbyOf } from './flight-facts.ts';
import { isOnSale } from './trip-checks.ts';
import type { BusinessTerms } from '../../../orders/business/business-terms.ts';

/** The cheapest fares of the day on the route of each chosen flight; undefined for private travel. */
export async function nearbyFares(
  db: Database,
  segments: readonly ChosenSegment[],
  terms: BusinessTerms | undefined,
  needs: Needs,
  nowMs: number,
): Promise<readonly (readonly NearbyFare[])[] | undefined> {
  if (!terms) return undefined;
  return await Promise.all(
    segments.map(async ({ flight: { service, day } }) => {
      const { counts, changes } = await newsOnPair(db, service.orgCity, service.dstCity, day, day);
      return nearbyOf(
        flightsOfDay(service.orgCity, service.dstCity, day, changes)
          .filter((other) => isOnSale(other, nowMs))
          .map((flight) => ({ flight, offers: offersOf(flight, nowMs, counts, needs) })),
      );
    }),
  );
}

/** Chosen fares of an adult above the lowest economy fares within the hours of the standard; nothing without such a standard. */
export function missedBy(
  segments: readonly ChosenSegment[],
  nearby: readonly (readonly NearbyFare[])[] | undefined,
  terms: BusinessTerms | undefined,
  saleDay: string,
): { missedFen?: Fen } {
  const standard = terms?.standard;
  if (!standard || !nearby) return {};
  const missed = segments.map(({ flight, offer }, at) => {
    const facts = { ...factsOf(flight, offer, { saleDay }), level: standard.person.level };
    const hours = winnersOf(facts, standard.content).lowest?.limit.hours ?? -1;
    return (nearby[at] ?? [])
      .filter(({ depMs }) => Math.abs(depMs - flight.depMs) <= hours * 3_600_000)
      .reduce((most, { price }) => Math.max(most, offer.fare - price), 0);
  });
  return { missedFen: missed.reduce((sum, one) => sum + one, 0) };
}
