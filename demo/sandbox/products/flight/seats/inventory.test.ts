import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../ground/database/open-database.ts';
import { migrate } from '../../../ground/database/migrate.ts';
import { openDatabase } from '../../../ground/database/open-database.ts';
import { isWhole } from '#tests/support/whole.ts';
import { msOf } from '#domain/china-time.ts';
import { flightsOfDay } from '../schedule/flights-of-day.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';
import { holdSeats, releaseSeats, returnSeats, newsOnPair, sellSeats } from './inventory.ts';
import { marketOf } from './outside-sales.ts';

const now = msOf('2026-11-20 14:30');
const serverUrl = process.env['TEST_DATABASE_URL'];

const [first, second] = flightsOfDay('BJS', 'SHA', '2027-03-10') as [DayFlight, DayFlight];
const want = (seats: number, flight = first, cabinCode = 'Y') => ({ flightId: flight.flightId, cabinCode, seats });
const outside = (flight: DayFlight, code: string): number =>
  marketOf(flight, now).soldOutside(flight.service.cabins.find((cabin) => cabin.code === code)!);

/** Lays a class with exactly so many seats left to us. */
const lay = (db: OpenDatabase['db'], flight: DayFlight, seats: number, cabinCode = 'Y') =>
  db
    .insertInto('flight_seats')
    .values({
      flight_id: flight.flightId,
      cabin_code: cabinCode,
      city_pair: 'BJS-SHA',
      flight_day: flight.day,
      capacity: seats + outside(flight, cabinCode),
      held: 0,
      sold: 0,
    })
    .execute();

// The embedded database has a run of its own. It answers one query after the other: a delay makes no new race there, only 10,000 pauses.
const kind = serverUrl ? 'PostgreSQL' : 'the embedded database';

describe(`Seats on ${kind}`, () => {
  let open: OpenDatabase;
  let db: OpenDatabase['db'];
  beforeAll(async () => {
    const where =
      kind === 'PostgreSQL' ? { databaseUrl: serverUrl ?? '', schema: 'flight_inventory_test' } : { memory: true };
    open = await openDatabase({ ...where, delayQueriesMs: serverUrl || isWhole ? 1 : 0 });
    ({ db } = open);
    await migrate(db);
  });
  afterAll(() => open.close());
  beforeEach(() =>
    db
      .deleteFrom('flight_seats')
      .execute()
      .then(() => undefined),
  );

  // Many more than there are connections; more of them only wait longer.
  const buyers = isWhole ? 10_000 : 500;
  it(`sells 100 seats to ${buyers} buyers exactly 100 times`, async () => {
    await lay(db, first, 100);
    const results = await Promise.all(Array.from({ length: buyers }, () => holdSeats(db, [want(1)], now)));
    expect(results.filter((shortage) => shortage === undefined)).toHaveLength(100);
    expect(results.find((shortage) => shortage)).toMatchObject({ flightId: first.flightId, cabinCode: 'Y' });
    const count = (await newsOnPair(db, 'BJS', 'SHA', first.day, first.day)).counts.get(`${first.flightId} Y`);
    expect(count).toEqual({ capacity: 100 + outside(first, 'Y'), taken: 100 });
  });

  it('sells parties of different size in transactions and never one seat too many', async () => {
    await lay(db, first, 40);
    await lay(db, second, 35);
    let sold = 0;
    await Promise.all(
      Array.from({ length: 120 }, async (_, n) => {
        const seats = 1 + (n % 4);
        const wants = n % 2 ? [want(seats), want(seats, second)] : [want(seats, second), want(seats)];
        const shortage = await db.transaction().execute((tx) => holdSeats(tx, wants, now));
        if (!shortage) sold += seats;
      }),
    );
    const { counts } = await newsOnPair(db, 'BJS', 'SHA', first.day, first.day);
    expect(sold).toBeGreaterThanOrEqual(32);
    expect(sold).toBeLessThanOrEqual(35);
    expect(counts.get(`${first.flightId} Y`)?.taken).toBe(sold);
    expect(counts.get(`${second.flightId} Y`)?.taken).toBe(sold);
  });

  it('lays the row of a class once when many buy its first seat at once', async () => {
    const cabin = first.service.cabins.find((each) => each.code === 'Y')!;
    const free = cabin.capacity - outside(first, 'Y');
    const results = await Promise.all(Array.from({ length: free + 20 }, () => holdSeats(db, [want(1)], now)));
    expect(results.filter((shortage) => shortage === undefined)).toHaveLength(free);
  });

  it('takes nothing when one of two flights is short, and names the seats left', async () => {
    await lay(db, first, 5);
    await lay(db, second, 1);
    expect(await holdSeats(db, [want(2), want(2, second)], now)).toEqual({
      flightId: second.flightId,
      cabinCode: 'Y',
      seatsLeft: 1,
    });
    expect((await newsOnPair(db, 'BJS', 'SHA', first.day, first.day)).counts.get(`${first.flightId} Y`)?.taken).toBe(0);
    expect(await holdSeats(db, [want(1, first, 'ZZ')], now)).toEqual({
      flightId: first.flightId,
      cabinCode: 'ZZ',
      seatsLeft: 0,
    });
  });

  it('gives held seats back once, sells them, and takes sold ones back', async () => {
    await lay(db, first, 3);
    const row = () =>
      db
        .selectFrom('flight_seats')
        .select(['held', 'sold'])
        .where('flight_id', '=', first.flightId)
        .executeTakeFirstOrThrow();
    await holdSeats(db, [want(3)], now);
    await releaseSeats(db, [want(1)]);
    expect(await row()).toEqual({ held: 2, sold: 0 });
    await sellSeats(db, [want(2)]);
    expect(await row()).toEqual({ held: 0, sold: 2 });
    await returnSeats(db, [want(2)]);
    expect(await row()).toEqual({ held: 0, sold: 0 });
    await expect(releaseSeats(db, [want(1)])).rejects.toThrow();
    await expect(returnSeats(db, [want(1)])).rejects.toThrow();
    await expect(releaseSeats(db, [want(1, second)])).rejects.toThrow('were ever held');
  });
});
