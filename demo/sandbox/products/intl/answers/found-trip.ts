import { sql } from 'kysely';
import type { Database, Tx } from '../../../ground/call.ts';
import type { IntlCabin } from '#domain/intl/cabins.ts';
import type { FlightType } from '#domain/trip/legs.ts';
import { countsOf } from '../../../orders/seats/flight-seats.ts';
import { partsOf } from '../fares/parts.ts';
import type { Priced } from '../fares/parts.ts';
import { findItineraries } from '../search/find-itineraries.ts';
import type { Itinerary } from '../search/itinerary.ts';
import type { Ends } from './places.ts';
import type { FoundSlice } from './trip-list.ts';

/** International flights are sold until three hours before their departure. */
export const closingMs = 3 * 3_600_000;

export const isOnSale = ({ flights }: Itinerary, nowMs: number): boolean =>
  (flights[0]?.depMs ?? 0) - nowMs >= closingMs;

interface Wanted {
  flightType: FlightType;
  ends: readonly Ends[];
  cabin: IntlCabin;
  /** Seats of the party. */
  seats: number;
}

/** Seats that we have sold of the flights of these itineraries. */
export const countsFor = async (db: Database | Tx, itineraries: readonly Itinerary[]) =>
  await countsOf(db, [...new Set(itineraries.flatMap(({ flights }) => flights.map(({ flightId }) => flightId)))]);

/** Flights among these that the airline has changed: they are not sold by us any more. */
async function changedAmong(db: Database | Tx, itineraries: readonly Itinerary[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(itineraries.flatMap(({ flights }) => flights.map(({ flightId }) => flightId)))];
  const rows = ids.length
    ? (
        await sql<{
          flight_id: string;
        }>`select flight_id from schedule_changes where flight_id = any(${ids}::text[])`.execute(db)
      ).rows
    : [];
  return new Set(rows.map(({ flight_id }) => flight_id));
}

const isOf =
  (changed: ReadonlySet<string>) =>
  ({ flights }: Itinerary): boolean =>
    flights.some(({ flightId }) => changed.has(flightId));

/** Those that fly as they are sold. */
export async function unchanged(db: Database | Tx, itineraries: readonly Itinerary[]): Promise<Itinerary[]> {
  const isChanged = isOf(await changedAmong(db, itineraries));
  return itineraries.filter((one) => !isChanged(one));
}

/** The first flight that does not fly as it is sold: its slice, and its place there. */
export async function firstChanged(
  db: Database | Tx,
  itineraries: readonly Itinerary[],
): Promise<{ slice: number; flight: number } | undefined> {
  const changed = await changedAmong(db, itineraries);
  return itineraries
    .map(({ flights }, slice) => ({ slice, flight: flights.findIndex(({ flightId }) => changed.has(flightId)) }))
    .find(({ flight }) => flight >= 0);
}

/** The itineraries of each slice with their fares at a moment. */
export async function findTrip(
  db: Database,
  { flightType, ends, cabin, seats }: Wanted,
  nowMs: number,
): Promise<FoundSlice[]> {
  const slices = ends.map(({ orgs, dsts, date }) =>
    findItineraries(orgs, dsts, date).filter((itinerary) => isOnSale(itinerary, nowMs)),
  );
  const isChanged = isOf(await changedAmong(db, slices.flat()));
  const priced: Priced = { flightType, seats, nowMs, counts: await countsFor(db, slices.flat()) };
  return slices.map((itineraries, at) => ({
    org: ends[at]?.orgs[0] ?? '',
    dst: ends[at]?.dsts[0] ?? '',
    found: itineraries.flatMap((itinerary) => {
      const parts = isChanged(itinerary) ? [] : partsOf(itinerary, cabin, priced);
      return parts.length ? [{ itinerary, parts }] : [];
    }),
  }));
}
