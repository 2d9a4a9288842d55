import { guestProblem } from './guest.ts';

/** A guest of a room as typed or chosen. */
export interface RoomGuest {
  name: string;
  pinyin: string;
  /** Of the frequent list; absent for a typed name. */
  passengerId?: string;
}

type Rooms = readonly (readonly RoomGuest[])[];

const blank: RoomGuest = { name: '', pinyin: '' };
const copy = (rooms: Rooms): RoomGuest[][] => rooms.map((guests) => [...guests]);

/** A passenger of the list as a guest: by the Chinese name, else by the name of the passport. */
export function guestOf({ id, name, englishName }: { id: string; name: string; englishName: string }): RoomGuest {
  const isGood = name && !guestProblem({ name }, false);
  return { name: isGood ? name : englishName, pinyin: englishName, passengerId: id };
}

/** The same person: by the list; two typed guests by their name. */
const isSame = (one: RoomGuest, other: RoomGuest): boolean =>
  one.passengerId || other.passengerId
    ? one.passengerId === other.passengerId
    : one.name !== '' && one.name === other.name;

/** Is this person among the guests? */
export const staysHere = (rooms: Rooms, person: RoomGuest): boolean =>
  rooms.some((guests) => guests.some((guest) => isSame(guest, person)));

/** Another name is another person: nothing of the one from the list stays. */
export function editGuest(rooms: Rooms, room: number, at: number, change: Partial<RoomGuest>): RoomGuest[][] {
  const next = copy(rooms);
  const guest = next[room]?.[at];
  if (!guest || !next[room]) return next;
  const { passengerId, ...typed } = guest;
  const isOther = change.name !== undefined && change.name !== guest.name;
  next[room][at] = { ...typed, ...(passengerId && !isOther && { passengerId }), ...change };
  return next;
}

export const addGuest = (rooms: Rooms, room: number): RoomGuest[][] =>
  rooms.map((guests, at) => (at === room ? [...guests, blank] : [...guests]));

/** The only guest of a room is emptied, any other one is taken out. */
export const removeGuest = (rooms: Rooms, room: number, at: number): RoomGuest[][] =>
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

const placeOf = (rooms: Rooms, fits: (guest: RoomGuest) => boolean): [room: number, at: number] | undefined => {
  const room = rooms.findIndex((guests) => guests.some(fits));
  return room < 0 ? undefined : [room, rooms[room]?.findIndex(fits) ?? 0];
};

/**
 * Puts a person in place of the typed guest of that name, into the first empty field, else into a new one of the first
 * room with a place, else into the only one; a guest is taken out.
 */
export function toggleGuest(rooms: Rooms, person: RoomGuest, perRoom: number): RoomGuest[][] {
  const here = placeOf(rooms, (guest) => isSame(guest, person));
  if (here) return removeGuest(rooms, ...here);
  const free =
    placeOf(rooms, ({ name, passengerId }) => !passengerId && name !== '' && name === person.name) ??
    placeOf(rooms, ({ name }) => !name);
  if (free) return editGuest(rooms, ...free, person);
  if (isOnlyPlace(rooms, perRoom)) return [[person]];
  const open = rooms.findIndex((guests) => guests.length < perRoom);
  return rooms.map((guests, at) => (at === open ? [...guests, person] : [...guests]));
}
