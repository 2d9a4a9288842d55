import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, msOf } from '#domain/china-time.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import { isWhole } from '#tests/support/whole.ts';
import { migrate } from '../../../ground/database/migrate.ts';
import { openDatabase } from '../../../ground/database/open-database.ts';
import type { OpenDatabase } from '../../../ground/database/open-database.ts';
import type { Hotel, RoomKind } from '../catalogue/hotel.ts';
import { hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import { outsideGuests } from './outside-guests.ts';
import { countsOf, holdRooms, nightKey, releaseRooms, returnRooms, roomsLeft, sellRooms } from './room-nights.ts';

const now = msOf('2026-11-20 14:30');
const serverUrl = process.env['TEST_DATABASE_URL'];
const [hotel] = hotelsOfCity('SHA') as [Hotel];
const [room] = hotel.rooms as [RoomKind];
const first = '2027-03-10';
const want = (nights: readonly string[], rooms = 1) => ({
  hotelId: hotel.hotelId,
  roomId: room.roomId,
  nights,
  rooms,
});
const kind = serverUrl ? 'PostgreSQL' : 'the embedded database';

describe('guests of others', () => {
  it('book more as the night comes near, and fill some nights', () => {
    for (const each of hotelsOfCity('SHA').slice(0, 40)) {
      const [kindOfRoom] = each.rooms as [RoomKind];
      let before = 0;
      for (let hours = 100 * 24; hours >= 0; hours -= 5) {
        const booked = outsideGuests(each, kindOfRoom, first, msOf(`${first} 18:00`) - hours * 3_600_000);
        expect(booked).toBeGreaterThanOrEqual(before);
        expect(booked).toBeLessThanOrEqual(kindOfRoom.capacity);
        before = booked;
      }
    }
    const tonight = hotelsOfCity('SHA').flatMap((each) =>
      each.rooms.map((one) => outsideGuests(each, one, '2026-11-20', now) >= one.capacity),
    );
    const full = tonight.filter(Boolean).length / tonight.length;
    expect(full).toBeGreaterThan(0.03);
    expect(full).toBeLessThan(0.35);
  });
});

describe(`Rooms on ${kind}`, () => {
  let open: OpenDatabase;
  let db: OpenDatabase['db'];
  beforeAll(async () => {
    const where =
      kind === 'PostgreSQL' ? { databaseUrl: serverUrl ?? '', schema: 'hotel_inventory_test' } : { memory: true };
    open = await openDatabase({ ...where, delayQueriesMs: serverUrl || isWhole ? 1 : 0 });
    ({ db } = open);
    await migrate(db);
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await db.deleteFrom('hotel_nights').execute();
  });

  /** Lays a night with exactly so many rooms left to us. */
  const lay = (night: string, rooms: number) =>
    db
      .insertInto('hotel_nights')
      .values({
        hotel_id: hotel.hotelId,
        room_id: room.roomId,
        night,
        city: hotel.city,
        capacity: rooms + outsideGuests(hotel, room, night, now),
        held: 0,
        sold: 0,
      })
      .execute();
  const left = async (night: string) =>
    roomsLeft(hotel, room, night, await countsOf(db, 'SHA', night, addDays(night, 1)), now);
  const rows = async () =>
    (await db.selectFrom('hotel_nights').select(['night', 'held', 'sold']).orderBy('night').execute()).map(
      ({ night, held, sold }) => [night, held, sold],
    );

  it('the last room of a night that many want at once is sold once', async () => {
    await lay(first, 1);
    const results = await Promise.all(
      Array.from({ length: isWhole ? 1000 : 60 }, () => holdRooms(db, want([first]), now)),
    );
    expect(results.filter((shortage) => shortage === undefined)).toHaveLength(1);
    expect(results.find((shortage) => shortage)).toEqual({ roomsLeft: 0, full: [first] });
    expect(await left(first)).toBe(0);
  });

  it('a stay over several nights is sold whole or not at all', async () => {
    const nights = nightsOf(first, addDays(first, 4));
    await lay(nights[2] ?? '', 3);
    let sold = 0;
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        // Stays that begin on each of the nights, in both directions of their lists.
        const own = n % 2 ? nights.slice(n % 3) : nights.slice(0, 3 + (n % 2)).toReversed();
        const shortage = await db.transaction().execute((tx) => holdRooms(tx, want(own), now));
        if (!shortage) sold += 1;
      }),
    );
    expect(sold).toBe(3);
    const all = await rows();
    expect(all.find(([night]) => night === nights[2])).toEqual([nights[2], 3, 0]);
    // Nights of refused stays hold nothing.
    expect(all.reduce((sum, [, held]) => sum + Number(held), 0)).toBeLessThanOrEqual(3 * 4);
  });

  it('a shortage names its nights, and nothing is held then', async () => {
    const nights = nightsOf(first, addDays(first, 3));
    await lay(nights[1] ?? '', 1);
    await lay(nights[2] ?? '', 0);
    expect(await holdRooms(db, want(nights, 2), now)).toEqual({ roomsLeft: 0, full: [nights[1], nights[2]] });
    expect((await rows()).every(([, held, sold]) => held === 0 && sold === 0)).toBe(true);
    expect(await holdRooms(db, { ...want(nights), roomId: 'R9' }, now)).toEqual({ roomsLeft: 0, full: nights });
  });

  it('rooms are held, sold, returned and released', async () => {
    const nights = nightsOf(first, addDays(first, 2));
    const before = await left(first);
    expect(await holdRooms(db, want(nights, 2), now)).toBeUndefined();
    expect(await left(first)).toBe(before - 2);
    await sellRooms(db, want(nights, 2));
    expect(await rows()).toEqual(nights.map((night) => [night, 0, 2]));
    await returnRooms(db, want(nights));
    expect(await left(first)).toBe(before - 1);
    await expect(releaseRooms(db, want(nights))).rejects.toThrow();
    expect(await rows()).toEqual(nights.map((night) => [night, 0, 1]));
    await expect(sellRooms(db, want(['2027-05-05']))).rejects.toThrow(
      nightKey(hotel.hotelId, room.roomId, '2027-05-05'),
    );
  });
});
