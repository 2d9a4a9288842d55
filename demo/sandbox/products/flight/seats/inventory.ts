import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { fixed } from '../../../ground/database/statements/fixed.ts';
import type { Cabin } from '../schedule/cabins.ts';
import { cityCodeOf, flightOfId } from '../schedule/flights-of-day.ts';
import type { DayFlight, ScheduleChanges } from '../schedule/flights-of-day.ts';
import { marketOf } from './outside-sales.ts';
import { inventoryOf } from '../../../orders/inventory.ts';
import type { Inventory } from '../../../orders/inventory.ts';

/** Seats of one class of one flight that an order needs. */
export interface SeatWant {
  flightId: string;
  cabinCode: string;
  seats: number;
}

/** The first class that has too few; `seatsLeft` as of now. */
export interface SeatShortage {
  flightId: string;
  cabinCode: string;
  seatsLeft: number;
}

/** Our own sales of a class: its capacity may have been set by hand in the table. */
export interface SeatCount {
  capacity: number;
  taken: number;
}

/** Direction of a flight by cities: `BJS-SHA`. */
export const cityPairOf = (flight: DayFlight): string => `${flight.service.orgCity}-${flight.service.dstCity}`;

const keyOf = ({ flightId, cabinCode }: Pick<SeatWant, 'flightId' | 'cabinCode'>): string => `${flightId} ${cabinCode}`;

/** Seats of a class that the market has bought by now; the sandbox's own sales come on top. Infinite for a class that does not exist. */
function outsideOf(
  want: Pick<SeatWant, 'flightId' | 'cabinCode'>,
  nowMs: number,
): { flight: DayFlight; cabin: Cabin; outside: number } | undefined {
  const flight = flightOfId(want.flightId);
  const cabin = flight?.service.cabins.find((each) => each.code === want.cabinCode);
  return flight && cabin && { flight, cabin, outside: marketOf(flight, nowMs).soldOutside(cabin) };
}

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

/** Seats of flights. `nowMs` is the sandbox clock: seats that the market has bought by then are not for sale. */
export const seats: Inventory<readonly SeatWant[], SeatShortage> = inventoryOf({
  table: 'flight_seats',
  rowsOf: (wants) => wants.filter((want) => want.seats > 0).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  keyOf: ({ flightId, cabinCode }) => ({ flight_id: flightId, cabin_code: cabinCode }),
  countOf: (want) => want.seats,
  async take(tx, { flightId, cabinCode, seats: count }, nowMs) {
    const found = outsideOf({ flightId, cabinCode }, nowMs);
    if (!found) return false;
    const { flight, cabin, outside } = found;
    const pair = cityPairOf(flight);
    const taken = await takeSeats(tx, flightId, cabinCode, pair, flight.day, cabin.capacity, count, outside);
    return taken.length > 0;
  },
  async shortageOf(tx, _wants, want, nowMs) {
    const { flightId, cabinCode } = want;
    const found = outsideOf(want, nowMs);
    if (!found) return { flightId, cabinCode, seatsLeft: 0 };
    const count = (await newsOf(tx, [flightId])).counts.get(keyOf(want)) ?? {
      capacity: found.cabin.capacity,
      taken: 0,
    };
    const left = count.capacity - count.taken - found.outside;
    // The count may be a moment younger: it never shows more seats than were refused.
    return { flightId, cabinCode, seatsLeft: Math.max(0, Math.min(want.seats - 1, left)) };
  },
});

export const { hold: holdSeats, sell: sellSeats, release: releaseSeats, giveBack: returnSeats } = seats;

/** All that the sandbox knows of flights beside the timetable: seats that it has sold (`flightId cabinCode`), and changes by the airline. */
export interface FlightNews {
  counts: ReadonlyMap<string, SeatCount>;
  changes: ScheduleChanges;
}

interface NewsRow {
  flight_id: string;
  /** Null: the row is a change. */
  cabin_code: string | null;
  capacity: number;
  held: number;
  sold: number;
  kind: ScheduleKind | null;
  minutes: number;
}

/** Of one statement, as every search asks for both. */
const newsRows = (of: RawBuilder<unknown>): RawBuilder<NewsRow> =>
  sql<NewsRow>`select flight_id, cabin_code, capacity, held, sold, null as kind, 0 as minutes from flight_seats where ${of}
    union all select flight_id, null, 0, 0, 0, kind, minutes from schedule_changes where ${of}`;

const newsRowsOnPair = fixed((db, pair: string, from: string, to: string) =>
  newsRows(sql`city_pair = ${pair} and flight_day >= ${from} and flight_day <= ${to}`).compile(db),
);

/** The news of a city pair on these days. One query. */
export async function newsOnPair(
  db: Database | Tx,
  orgCity: string,
  dstCity: string,
  from: string,
  to: string,
): Promise<FlightNews> {
  return byKey(await newsRowsOnPair(db, `${cityCodeOf(orgCity)}-${cityCodeOf(dstCity)}`, from, to));
}

/** The same for a few flights by id. */
export async function newsOf(db: Database | Tx, flightIds: readonly string[]): Promise<FlightNews> {
  const { rows } = await newsRows(sql`flight_id in (${sql.join(flightIds)})`).execute(db);
  return byKey(rows);
}

function byKey(rows: readonly NewsRow[]): FlightNews {
  const counts = new Map<string, SeatCount>();
  const changes = new Map<string, { kind: ScheduleKind; minutes: number }>();
  for (const { flight_id: flightId, cabin_code: cabinCode, capacity, held, sold, kind, minutes } of rows)
    if (kind) changes.set(flightId, { kind, minutes });
    else counts.set(keyOf({ flightId, cabinCode: cabinCode ?? '' }), { capacity, taken: held + sold });
  return { counts, changes };
}
