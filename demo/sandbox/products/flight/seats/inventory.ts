import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ScheduleKind } from '#domain/order/schedule.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { fixed } from '../../../ground/database/statements/fixed.ts';
import { cityCodeOf, flightOfId } from '../schedule/flights-of-day.ts';
import type { DayFlight, ScheduleChanges } from '../schedule/flights-of-day.ts';
import { marketOf } from './outside-sales.ts';
import { flightSeatsOf, seatKeyOf } from '../../../orders/seats/flight-seats.ts';
import type { SeatCount, SeatKey, SoldClass } from '../../../orders/seats/flight-seats.ts';

/** Direction of a flight by cities: `BJS-SHA`. */
export const cityPairOf = (flight: DayFlight): string => `${flight.service.orgCity}-${flight.service.dstCity}`;

/** Seats of a class that the market has bought by now; the sandbox's own sales come on top. */
function soldClass(want: SeatKey, nowMs: number): SoldClass | undefined {
  const flight = flightOfId(want.flightId);
  const cabin = flight?.service.cabins.find((each) => each.code === want.cabinCode);
  return (
    flight &&
    cabin && {
      pair: cityPairOf(flight),
      day: flight.day,
      capacity: cabin.capacity,
      outside: marketOf(flight, nowMs).soldOutside(cabin),
    }
  );
}

/** Seats of domestic flights. */
export const seats = flightSeatsOf(soldClass);

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
    else counts.set(seatKeyOf({ flightId, cabinCode: cabinCode ?? '' }), { capacity, taken: held + sold });
  return { counts, changes };
}
