import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, msOf } from '#domain/china-time.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { isWhole } from '#tests/support/whole.ts';
import { diceOf } from '../../../ground/chance.ts';
import { migrate } from '../../../ground/database/migrate.ts';
import { openDatabase } from '../../../ground/database/open-database.ts';
import type { OpenDatabase } from '../../../ground/database/open-database.ts';
import { timetable } from '../timetable/trains-of-day.ts';
import { formationOf, seatName } from './formation.ts';
import { chooseSeats, seatsLeft, trainDay } from './free-seats.ts';
import { railSeats, takenSections } from './inventory.ts';
import { crowdOf, soldOutside } from './outside-sales.ts';
import { areFree, sectionsBetween } from './section-mask.ts';
import { takeSeats } from './take-seats.ts';
import { trainDayOf } from './train-day.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
const kind = serverUrl ? 'PostgreSQL' : 'the embedded database';
const table = timetable();
const now = msOf('2026-11-20 14:30');
const day = '2026-11-28';
const train = table.numbers.indexOf('G1');
const key = trainDayOf('G1', day);

describe('coaches', () => {
  it('name every seat of a train once', () => {
    const formation = formationOf('K', 'K100');
    const names = Array.from({ length: formation.seats }, (_, seat) => seatName(formation, seat));
    const named = names.filter((name) => name !== '无座');
    expect(new Set(named).size).toBe(named.length);
    expect(named).toContain('03车 05号中铺');
    expect(seatName(formationOf('G', 'G1'), 5)).toBe('01车 01A号');
    expect(() => seatName(formation, formation.seats)).toThrow(RangeError);
  });

  it('of the newest trains have premium first class, of night trains berths, and the other trains neither', () => {
    const trains = (kind: 'G' | 'D', name: SeatClass) =>
      table.numbers.filter((number) => number.startsWith(kind) && formationOf(kind, number).classes.includes(name));
    const newest = trains('G', 'premium');
    expect([newest.length > 50, newest.includes('G1'), trains('D', 'premium').length]).toEqual([true, false, 0]);
    const formation = formationOf('G', newest[0] ?? '');
    const last = formation.blocks.find(({ seatClass }) => seatClass === 'premium');
    expect(seatName(formation, last?.firstSeat ?? 0)).toBe('08车 01A号');
    const [night = ''] = trains('D', 'bulletSleeper');
    expect(seatName(formationOf('D', night), 2 * 85)).toBe('03车 01号下铺');
    expect(trains('G', 'bulletSleeper')).toEqual([]);
  });

  it('have keys of their own for every train and day', () => {
    const keys = table.numbers.flatMap((number) => [trainDayOf(number, day), trainDayOf(number, addDays(day, 1))]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Math.max(...keys)).toBeLessThan(2 ** 31);
    expect(() => trainDayOf('X1', day)).toThrow(RangeError);
  });
});

describe('sales to others', () => {
  it('grow until the train leaves, and fill some trains', () => {
    const numbers = table.numbers.filter((_, at) => at % 550 === 0);
    for (const number of numbers) {
      let before = Array.from({ length: 20 }, () => 0);
      for (let hours = 15 * 24; hours >= 0; hours -= 12) {
        const crowd = crowdOf(number, day, 480, msOf(`${day} 08:00`) - hours * 3_600_000);
        const after = before.map((_, seat) => soldOutside(crowd, seat, 12));
        expect(after.every((mask, seat) => ((before[seat] ?? 0) & ~mask) === 0)).toBe(true);
        before = after;
      }
    }
  });

  it('leave trains with many seats, with few and with none', () => {
    const left = table.numbers
      .map((_, at) => at)
      .filter((at) => at % 40 === 0)
      .map((at) => {
        const stops = (table.first[at + 1] ?? 0) - (table.first[at] ?? 0);
        const free = seatsLeft(trainDay(table, at, '2026-11-21', undefined, now), 0, stops - 1);
        return (free.second ?? 0) + (free.hardSeat ?? 0);
      });
    const share = (fits: (seats: number) => boolean) => left.filter(fits).length / left.length;
    expect(share((seats) => seats === 0)).toBeGreaterThan(0.03);
    expect(share((seats) => seats === 0)).toBeLessThan(0.5);
    expect(share((seats) => seats >= 20)).toBeGreaterThan(0.3);
  });
});

describe(`Seats on ${kind}`, () => {
  let open: OpenDatabase;
  let db: OpenDatabase['db'];
  beforeAll(async () => {
    const where = serverUrl ? { databaseUrl: serverUrl, schema: 'rail_seats_test' } : { memory: true };
    open = await openDatabase({ ...where, delayQueriesMs: 1 });
    ({ db } = open);
    await migrate(db);
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await db.deleteFrom('rail_seats').execute();
  });

  const want = (seat: number, from: number, to: number) => ({
    trainDay: key,
    seats: [{ seat, sections: sectionsBetween(from, to) }],
  });
  const rows = async () =>
    (await db.selectFrom('rail_seats').selectAll().orderBy('seat').execute()).map(({ seat, held, sold }) => [
      seat,
      held,
      sold,
    ]);

  it('a seat sold from A to C is free from C to D, and not from B to D', async () => {
    expect(await railSeats.hold(db, want(7, 0, 2), now)).toBeUndefined();
    await railSeats.sell(db, want(7, 0, 2));
    expect(await railSeats.hold(db, want(7, 1, 3), now)).toEqual({ seat: 7 });
    expect(await railSeats.hold(db, want(7, 2, 3), now)).toBeUndefined();
    expect(await rows()).toEqual([[7, 0b100, 0b011]]);
    await railSeats.giveBack(db, want(7, 0, 2));
    await railSeats.release(db, want(7, 2, 3));
    expect(await rows()).toEqual([[7, 0, 0]]);
  });

  it('a want is held whole or not at all', async () => {
    await railSeats.hold(db, want(8, 1, 2), now);
    const both = { trainDay: key, seats: [...want(9, 0, 2).seats, ...want(8, 0, 2).seats, ...want(3, 0, 2).seats] };
    expect(await railSeats.hold(db, both, now)).toEqual({ seat: 8 });
    expect((await takenSections(db, [key])).get(key)).toEqual(
      new Map([
        [3, 0],
        [8, 0b10],
      ]),
    );
  });

  it('nothing is sold, released or given back that was not held or sold before', async () => {
    await railSeats.hold(db, want(1, 0, 2), now);
    await expect(railSeats.giveBack(db, want(1, 0, 2))).rejects.toThrow('has no sections');
    await expect(railSeats.sell(db, want(1, 0, 3))).rejects.toThrow('has no sections');
    await railSeats.sell(db, want(1, 0, 2));
    await expect(railSeats.sell(db, want(1, 0, 2))).rejects.toThrow('has no sections');
    await expect(railSeats.release(db, want(1, 0, 2))).rejects.toThrow('has no sections');
    expect(await rows()).toEqual([[1, 0, 0b11]]);
  });

  it('many orders at once over overlapping ways never take a section twice, and none is lost', async () => {
    const dice = diceOf('rush');
    const [first, last] = [table.first[train] ?? 0, (table.first[train + 1] ?? 0) - 1];
    const sections = last - first;
    const asks = Array.from({ length: isWhole ? 2000 : 120 }, (_, turn) => {
      const from = Math.floor(dice() * sections);
      const to = from + 1 + Math.floor(dice() * (sections - from));
      return { train, day, seatClass: 'business' as const, from, to, count: 1 + Math.floor(dice() * 2), turn };
    });
    const taken = await Promise.all(
      asks.map((ask) => db.transaction().execute(async (tx) => await takeSeats(tx, table, ask, now))),
    );
    const masks = new Map<number, number>();
    const got = taken.flatMap((each) => each?.seats ?? []);
    for (const { seat, sections: mask } of got) {
      expect(areFree(masks.get(seat) ?? 0, mask)).toBe(true);
      masks.set(seat, (masks.get(seat) ?? 0) | mask);
    }
    expect(got.length).toBeGreaterThan(10);
    expect(taken).toContain(undefined);
    expect((await takenSections(db, [key])).get(key)).toEqual(new Map([...masks].sort(([a], [b]) => a - b)));
    // A way that nobody got has no seat now either.
    const own = (await takenSections(db, [key])).get(key);
    const refused = asks.filter((_, at) => !taken[at]);
    expect(
      refused.filter((ask) => chooseSeats(trainDay(table, train, day, own, now), 'business', ask).length >= ask.count),
    ).toEqual([]);
  });

  it('a train-day of which every seat was sold takes at most 64 kB', async () => {
    const { seats } = formationOf('G', 'G3');
    await sql`truncate rail_seats`.execute(db);
    await sql`insert into rail_seats (train_day, seat, held, sold)
      select ${trainDayOf('G3', day)}::int, seat, 0, 511 from generate_series(0, ${seats - 1}::int) as seat`.execute(
      db,
    );
    const { rows: sizes } = await sql<{ bytes: number }>`
      select (pg_relation_size('rail_seats') + pg_relation_size('rail_seats_pkey'))::int as bytes`.execute(db);
    expect(sizes[0]?.bytes).toBeLessThanOrEqual(64 * 1024);
  });
});
