import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Day } from '#domain/china-time.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { HotelNightRow } from '../../../ground/database/tables/tables-hotel.ts';
import { fixed } from '../../../ground/database/statements/fixed.ts';
import type { Hotel, RoomKind } from '../catalogue/hotel.ts';
import { hotelOfId } from '../catalogue/hotels-of-city.ts';
import { outsideGuests } from './outside-guests.ts';
import { inventoryOf } from '../../../orders/inventory.ts';
import type { Inventory } from '../../../orders/inventory.ts';

/** Rooms of one kind that an order needs on each of its nights. */
export interface RoomWant {
  hotelId: string;
  roomId: string;
  nights: readonly Day[];
  rooms: number;
}

/** Our own sales of a room kind and night. */
export interface NightCount {
  capacity: number;
  taken: number;
}

export const nightKey = (hotelId: string, roomId: string, night: Day): string => `${hotelId} ${roomId} ${night}`;

/** Too few rooms: on which nights, and how many are left on the worst of them. */
interface RoomShortage {
  roomsLeft: number;
  full: Day[];
}

type CountRow = Pick<Selectable<HotelNightRow>, 'hotel_id' | 'room_id' | 'night' | 'capacity'> & { taken: number };

const columns = sql`hotel_id, room_id, night, capacity, held + sold as taken`;
const nightsOfCity = fixed((db, city: string, from: Day, to: Day) =>
  sql<CountRow>`
    select ${columns} from hotel_nights where city = ${city} and night >= ${from} and night < ${to}
    order by hotel_id, room_id, night`.compile(db),
);
const nightsOfHotel = fixed((db, city: string, from: Day, to: Day, hotelId: string) =>
  sql<CountRow>`
    select ${columns} from hotel_nights
    where city = ${city} and night >= ${from} and night < ${to} and hotel_id = ${hotelId}`.compile(db),
);

/** Counts of the nights of a city from `from` until before `to`, of all hotels or of one; a night that nobody has bought has none. */
export async function countsOf(
  db: Database | Tx,
  city: string,
  from: Day,
  to: Day,
  hotelId?: string,
): Promise<ReadonlyMap<string, NightCount>> {
  const rows =
    hotelId === undefined ? await nightsOfCity(db, city, from, to) : await nightsOfHotel(db, city, from, to, hotelId);
  return new Map(
    rows.map(({ hotel_id, room_id, night, capacity, taken }) => [
      nightKey(hotel_id, room_id, night),
      { capacity, taken },
    ]),
  );
}

/** Rooms left on a night, of which others have booked `outside`. */
export function leftOf(
  hotel: Hotel,
  room: RoomKind,
  night: Day,
  counts: ReadonlyMap<string, NightCount>,
  outside: number,
): number {
  const { capacity, taken } = (counts.size && counts.get(nightKey(hotel.hotelId, room.roomId, night))) || {
    capacity: room.capacity,
    taken: 0,
  };
  return Math.max(0, capacity - taken - outside);
}

/** Rooms left on a night. */
export const roomsLeft = (
  hotel: Hotel,
  room: RoomKind,
  night: Day,
  counts: ReadonlyMap<string, NightCount>,
  nowMs: number,
): number => leftOf(hotel, room, night, counts, outsideGuests(hotel, room, night, nowMs));

/** One statement sees and changes a night; it lays the row for the first sale. No row comes back when there are too few rooms. */
const takeRooms = fixed(
  (
    tx,
    hotelId: string,
    roomId: string,
    night: string,
    city: string,
    capacity: number,
    rooms: number,
    outside: number,
  ) =>
    sql<{ hotel_id: string }>`
    insert into hotel_nights as laid (hotel_id, room_id, night, city, capacity, held, sold)
    select ${hotelId}::text, ${roomId}::text, ${night}::text, ${city}::text, greatest(${capacity}::int, ${rooms}::int), ${rooms}::int, 0
    where ${rooms}::int <= ${capacity}::int - ${outside}::int or exists (select 1 from hotel_nights where hotel_id = ${hotelId}::text and room_id = ${roomId}::text and night = ${night}::text)
    on conflict (hotel_id, room_id, night) do update set held = laid.held + excluded.held
    where laid.held + laid.sold + excluded.held <= laid.capacity - ${outside}::int
    returning hotel_id`.compile(tx),
);

interface RoomNight extends Omit<RoomWant, 'nights'> {
  night: Day;
}

const roomOf = ({ hotelId, roomId }: Pick<RoomWant, 'hotelId' | 'roomId'>) => {
  const hotel = hotelOfId(hotelId);
  const room = hotel?.rooms.find((one) => one.roomId === roomId);
  return hotel && room && { hotel, room };
};

/** Rooms of hotels, night by night. */
export const rooms: Inventory<RoomWant, RoomShortage> = inventoryOf<RoomWant, RoomNight, RoomShortage>({
  table: 'hotel_nights',
  rowsOf: ({ nights, ...want }) => nights.toSorted().map((night) => ({ ...want, night })),
  keyOf: ({ hotelId, roomId, night }) => ({ hotel_id: hotelId, room_id: roomId, night }),
  countOf: (one) => one.rooms,
  async take(tx, one, nowMs) {
    const found = roomOf(one);
    if (!found) return false;
    const { hotel, room } = found;
    const { hotelId, roomId, night } = one;
    const outside = outsideGuests(hotel, room, night, nowMs);
    const taken = await takeRooms(tx, hotelId, roomId, night, hotel.city, room.capacity, one.rooms, outside);
    return taken.length > 0;
  },
  async shortageOf(tx, want, { night }, nowMs) {
    const found = roomOf(want);
    const nights = want.nights.toSorted();
    if (!found) return { roomsLeft: 0, full: nights };
    const { hotel, room } = found;
    const counts = await countsOf(tx, hotel.city, nights[0] ?? night, `${nights.at(-1) ?? night}~`, hotel.hotelId);
    const left = nights.map((each) => ({ night: each, rooms: roomsLeft(hotel, room, each, counts, nowMs) }));
    const full = left.filter((each) => each.rooms < want.rooms).map((each) => each.night);
    // The counts may be a moment younger: the night that was refused is never shown with room.
    return {
      roomsLeft: Math.min(want.rooms - 1, ...left.map((each) => each.rooms)),
      full: full.length ? full : [night],
    };
  },
});

export const { hold: holdRooms, sell: sellRooms, release: releaseRooms, giveBack: returnRooms } = rooms;
