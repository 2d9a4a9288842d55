import type { Passenger } from '#contract/passenger.ts';
import { guestProblem } from '#domain/hotel/guest.ts';
import type { OrderGuest } from '../order/values.ts';

type Rooms = readonly (readonly OrderGuest[])[];

const blank: OrderGuest = { name: '', pinyin: '' };
const copy = (rooms: Rooms): OrderGuest[][] => rooms.map((guests) => [...guests]);

/** A person of the list as the desk knows him: by the Chinese name, else by the one of his passport. */
export function guestOf({ name, englishName }: Pick<Passenger, 'name' | 'englishName'>): OrderGuest {
  const isGood = name && !guestProblem({ name }, false);
  return { name: isGood ? name : englishName, pinyin: englishName };
}

/** Is this person among the guests? */
export const staysHere = (rooms: Rooms, person: OrderGuest): boolean =>
  rooms.some((guests) => guests.some(({ name }) => name !== '' && name === person.name));

export function editGuest(rooms: Rooms, room: number, at: number, change: Partial<OrderGuest>): OrderGuest[][] {
  const next = copy(rooms);
  const guest = next[room]?.[at];
  if (guest && next[room]) next[room][at] = { ...guest, ...change };
  return next;
}

export const addGuest = (rooms: Rooms, room: number): OrderGuest[][] =>
  rooms.map((guests, at) => (at === room ? [...guests, blank] : [...guests]));

/** The only guest of a room is emptied, any other one is taken out. */
export const removeGuest = (rooms: Rooms, room: number, at: number): OrderGuest[][] =>
  rooms.map((guests, index) => {
    if (index !== room) return [...guests];
    return guests.length === 1 ? [blank] : guests.filter((_, position) => position !== at);
  });

/** Room for another guest: an empty field, or one that can still be added. */
export const hasPlace = (rooms: Rooms, perRoom: number): boolean =>
  rooms.some((guests) => guests.length < perRoom || guests.some(({ name }) => !name));

/** Names that stand in more than one place: mostly a slip. */
export const namesTwice = (rooms: Rooms): string[] => {
  const names = rooms.flat().map(({ name }) => name.trim());
  return [...new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at))];
};

/** There is one place in all: who is chosen next takes it. */
export const isOnlyPlace = (rooms: Rooms, perRoom: number): boolean => rooms.length === 1 && perRoom === 1;

/**
 * Puts a person into the first empty field, else into a new one of the first room with a place, else into the only one; a
 * guest is taken out.
 */
export function toggleGuest(rooms: Rooms, person: OrderGuest, perRoom: number): OrderGuest[][] {
  for (const [room, guests] of Array.from(rooms, (list, index) => [index, list] as const)) {
    const at = guests.findIndex(({ name }) => name === person.name);
    if (at >= 0) return removeGuest(rooms, room, at);
  }
  const room = rooms.findIndex((guests) => guests.some(({ name }) => !name));
  if (room >= 0) return editGuest(rooms, room, rooms[room]?.findIndex(({ name }) => !name) ?? 0, person);
  if (isOnlyPlace(rooms, perRoom)) return [[person]];
  const open = rooms.findIndex((guests) => guests.length < perRoom);
  return rooms.map((guests, at) => (at === open ? [...guests, person] : [...guests]));
}
