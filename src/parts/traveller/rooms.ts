import { passenger } from '#contract/passenger.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { guestOf, toggleGuest } from '#domain/hotel/rooms.ts';
import type { RoomGuest } from '#domain/hotel/rooms.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import type { Services } from '#kit/services.ts';
import { createRoster } from './roster.ts';
import type { RoomWords } from './texts.ts';

interface RoomsSpec {
  form: FormOf<{ guests: RoomGuest[][] }> & { isRestored: boolean };
  isBusiness: boolean;
  party: { rooms: number; adults: number; childAges: readonly unknown[] };
  words: RoomWords;
}

export type Rooms = ReturnType<typeof createRooms>;

/** The guests of an order, room by room: typed, or chosen from the roster. */
export function createRooms(services: Services, { form, isBusiness, party, words }: RoomsSpec) {
  const perRoom = party.adults + party.childAges.length;
  const toggle = (person: RoomGuest) => form.edit({ guests: toggleGuest(form.values.peek().guests, person, perRoom) });
  let isFirst = true;
  const roster = createRoster(services, { lists: [passenger.list], isBusiness }, () => {
    const self = roster.shown.peek().find(({ isSelf }) => isSelf);
    const isUntouched =
      !form.isRestored &&
      form.values
        .peek()
        .guests.flat()
        .every(({ name }) => !name);
    // An employee who books one room on business for one is its guest.
    const isAlone = party.rooms === 1 && party.adults === 1;
    const isEmployee = levelKeyOf(services.session.user.peek()) === '7_0';
    if (isFirst && self && isBusiness && isAlone && isUntouched && isEmployee) toggle(guestOf(self));
    isFirst = false;
  });
  return { form, isBusiness, words, perRoom, roster, toggle };
}
