import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { fixed } from '../../../ground/database/statements/fixed.ts';
import type { Cabin } from '../schedule/cabins.ts';
import { cityCodeOf, flightOfId } from '../schedule/flights-of-day.ts';
import type { DayFlight, ScheduleChanges } from '../schedule/flights-of-day.ts';
import { marketOf } from './outside-sales.ts';

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

/** Always in the same order, so that two orders of the same flights cannot wait for each other. */
const inOrder = (wants: readonly SeatWant[]): SeatWant[] =>
  [...wants].filter((want) => want.seats > 0).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

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
 * Takes seats out of sale for an order, all or nothing: undefined, or the first shortage (then nothing is taken).
 * One conditional statement per class does it, so it is right for any number of callers, in a transaction or without.
 * `nowMs` is the sandbox clock: seats that the market has bought by then are not for sale.
 */
export async function holdSeats(
  tx: Tx | Database,
  wants: readonly SeatWant[],
  nowMs: number,
): Promise<SeatShortage | undefined> {
  const taken: SeatWant[] = [];
  for (const want of inOrder(wants)) {
    const shortage = await holdOne(tx, want, nowMs);
    if (!shortage) taken.push(want);
    else {
      await releaseSeats(tx, taken);
      return shortage;
    }
  }
  return undefined;
}

async function holdOne(tx: Tx | Database, want: SeatWant, nowMs: number): Promise<SeatShortage | undefined> {
  const found = outsideOf(want, nowMs);
  const { flightId, cabinCode, seats } = want;
  if (!found) return { flightId, cabinCode, seatsLeft: 0 };
  const { flight, cabin, outside } = found;
  const [taken] = await takeSeats(
    tx,
    flightId,
    cabinCode,
    cityPairOf(flight),
    flight.day,
    cabin.capacity,
    seats,
    outside,
  );
  if (taken) return undefined;
  const count = (await newsOf(tx, [flightId])).counts.get(keyOf(want)) ?? { capacity: cabin.capacity, taken: 0 };
  // The count may be a moment younger: it never shows more seats than were refused.
  return { flightId, cabinCode, seatsLeft: Math.max(0, Math.min(seats - 1, count.capacity - count.taken - outside)) };
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

async function move(tx: Tx | Database, wants: readonly SeatWant[], held: -1 | 0, sold: -1 | 0 | 1): Promise<void> {
  for (const want of inOrder(wants)) {
    const result = await tx
      .updateTable('flight_seats')
      .set({
        held: sql`held + ${sql.val(held * want.seats)}::int`,
        sold: sql`sold + ${sql.val(sold * want.seats)}::int`,
      })
      .where('flight_id', '=', want.flightId)
      .where('cabin_code', '=', want.cabinCode)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw new Error(`no seats of ${want.flightId} ${want.cabinCode} were ever held`);
  }
}

/** Gives held seats back: an order was cancelled, expired or refused. Once per order; more than was held violates a check. */
export const releaseSeats = (tx: Tx | Database, wants: readonly SeatWant[]): Promise<void> => move(tx, wants, -1, 0);

/** Held seats become sold: the order is paid. */
export const sellSeats = (tx: Tx | Database, wants: readonly SeatWant[]): Promise<void> => move(tx, wants, -1, 1);

/** Sold seats come back into sale: a ticket was refunded or could not be issued. */
export const returnSeats = (tx: Tx | Database, wants: readonly SeatWant[]): Promise<void> => move(tx, wants, 0, -1);

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
