import { sql } from 'kysely';
import type { Database, Tx } from '../../ground/call.ts';
import { fixed } from '../../ground/database/statements/fixed.ts';
import { inventoryOf } from '../inventory.ts';
import type { Inventory } from '../inventory.ts';

/** Seats of one class of one flight that an order needs. */
export interface SeatWant {
  flightId: string;
  cabinCode: string;
  seats: number;
}

/** The first class that has too few; `seatsLeft` as of now. */
interface SeatShortage {
  flightId: string;
  cabinCode: string;
  seatsLeft: number;
}

/** Our own sales of a class: its capacity may have been set by hand in the table. */
export interface SeatCount {
  capacity: number;
  taken: number;
}

/** A class of a flight that exists: its full capacity, and the seats that the market has bought by now. */
export interface SoldClass {
  /** Direction of the flight: `BJS-SHA`. */
  pair: string;
  day: string;
  capacity: number;
  outside: number;
}

export type SeatKey = Pick<SeatWant, 'flightId' | 'cabinCode'>;

export const seatKeyOf = ({ flightId, cabinCode }: SeatKey): string => `${flightId} ${cabinCode}`;

/**
 * The one statement on which everything rests: it sees and changes the row in one step, and lays it for the first
 * sale of a class, which has its full capacity then. No row comes back when there are too few seats.
 */
const takeSeats = fixed(
  (
    tx,
    flightId: string,
    cabinCode: string,
    cityPair: string,
    day: string,
    capacity: number,
    seats: number,
    outside: number,
  ) =>
    sql<{ flight_id: string }>`
    insert into flight_seats as laid (flight_id, cabin_code, city_pair, flight_day, capacity, held, sold)
    select ${flightId}::text, ${cabinCode}::text, ${cityPair}::text, ${day}::text, greatest(${capacity}::int, ${seats}::int), ${seats}::int, 0
    where ${seats}::int <= ${capacity}::int - ${outside}::int or exists (select 1 from flight_seats where flight_id = ${flightId}::text and cabin_code = ${cabinCode}::text)
    on conflict (flight_id, cabin_code) do update set held = laid.held + excluded.held
    where laid.held + laid.sold + excluded.held <= laid.capacity - ${outside}::int
    returning flight_id`.compile(tx),
);

/** Seats that we have sold of these flights, by class. */
export async function countsOf(db: Database | Tx, flightIds: readonly string[]): Promise<Map<string, SeatCount>> {
  if (!flightIds.length) return new Map();
  const { rows } = await sql<{ flight_id: string; cabin_code: string; capacity: number; taken: number }>`
    select flight_id, cabin_code, capacity, held + sold as taken from flight_seats
    where flight_id = any(${flightIds}::text[])`.execute(db);
  return new Map(
    rows.map((row) => [
      seatKeyOf({ flightId: row.flight_id, cabinCode: row.cabin_code }),
      { capacity: row.capacity, taken: row.taken },
    ]),
  );
}

/** Seats of the flights of a product. `nowMs` is the sandbox clock: seats that the market has bought by then are not for sale. */
export const flightSeatsOf = (
  find: (key: SeatKey, nowMs: number) => SoldClass | undefined,
): Inventory<readonly SeatWant[], SeatShortage> =>
  inventoryOf({
    table: 'flight_seats',
    rowsOf: (wants) =>
      wants.filter((want) => want.seats > 0).toSorted((a, b) => (seatKeyOf(a) < seatKeyOf(b) ? -1 : 1)),
    keyOf: ({ flightId, cabinCode }) => ({ flight_id: flightId, cabin_code: cabinCode }),
    countOf: (want) => want.seats,
    async take(tx, { flightId, cabinCode, seats: count }, nowMs) {
      const found = find({ flightId, cabinCode }, nowMs);
      if (!found) return false;
      const { pair, day, capacity, outside } = found;
      const taken = await takeSeats(tx, flightId, cabinCode, pair, day, capacity, count, outside);
      return taken.length > 0;
    },
    async shortageOf(tx, _wants, want, nowMs) {
      const { flightId, cabinCode } = want;
      const found = find(want, nowMs);
      if (!found) return { flightId, cabinCode, seatsLeft: 0 };
      const count = (await countsOf(tx, [flightId])).get(seatKeyOf(want)) ?? { capacity: found.capacity, taken: 0 };
      const left = count.capacity - count.taken - found.outside;
      // The count may be a moment younger: it never shows more seats than were refused.
      return { flightId, cabinCode, seatsLeft: Math.max(0, Math.min(want.seats - 1, left)) };
    },
  });
