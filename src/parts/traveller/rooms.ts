import { passenger } from '#contract/passenger.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { guestOf, toggleGuest } from '#domain/hotel/rooms.ts';
import type { RoomGuest } from '#domain/hotel/rooms.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import type { Services } from '#kit/services.ts';
import { beginningPeople } from '#parts/booking/company/booked-from.ts';
import { createRoster } from './roster/roster.ts';
import type { RoomWords } from './words/room-texts.ts';

interface RoomsSpec {
  form: FormOf<{ guests: RoomGuest[][]; contact: { name: string; mobilePhone: string; email: string } }> & {
    isRestored: boolean;
  };
  isBusiness: boolean;
  party: { rooms: number; adults: number; childAges: readonly unknown[] };
  words: RoomWords;
}

export type Rooms = ReturnType<typeof createRooms>;

/** The guests of an order, room by room: typed, or chosen from the roster. */
export function createRooms(services: Services, { form, isBusiness, party, words }: RoomsSpec) {
  const perRoom = party.adults + party.childAges.length;
  /** A contact without a name is the first guest who is chosen; the member's own phone stays. */
  function contactOf({ passengerId }: RoomGuest) {
    const { contact } = form.values.peek();
    const known = passengerId ? roster.known.peek().get(passengerId) : undefined;
    if (!known || contact.name) return {};
    return { contact: { ...contact, name: known.name, mobilePhone: contact.mobilePhone || known.mobilePhone } };
  }
  const toggle = (person: RoomGuest) =>
    form.edit({ guests: toggleGuest(form.values.peek().guests, person, perRoom), ...contactOf(person) });
  let isFirst = true;
  const roster = createRoster(services, { lists: [passenger.list], business: isBusiness ? 'hotel' : undefined }, () => {
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
    const others = isFirst && isBusiness && isUntouched ? beginningPeople(services, 'hotel') : [];
    for (const { passengerId, employeeId, name } of others) {
      const one = roster.known.peek().get(passengerId);
      if (one) toggle(guestOf(one));
      // Of an application's travellers from outside only the name is known.
      else if (employeeId === 0) toggle({ name, pinyin: '' });
    }
    if (isFirst && !others.length && self && isBusiness && isAlone && isUntouched && isEmployee) toggle(guestOf(self));
    isFirst = false;
  });
  return { form, isBusiness, words, perRoom, roster, toggle };
}
