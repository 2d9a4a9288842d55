import { signal } from '@preact/signals-core';
import type { Services } from '#kit/services.ts';
import { createBooking } from '#parts/booking/booking.ts';
import type { BookingDialog } from '#parts/booking/booking.ts';
import { createRooms } from '#parts/traveller/rooms.ts';
import { detailOf, draftKeyOf } from './address.ts';
import type { Choice } from './address.ts';
import type { StayConflict } from './order/conflict.ts';
import { createOrderForm } from './order/order-form.ts';
import { roomHold } from './order/room-hold.ts';
import { blankValues, verdictsOf } from './order/values.ts';
import type { Texts } from './texts.ts';

type Rules = Parameters<typeof createOrderForm>[5];
export type OrderModel = ReturnType<typeof createHotelOrder>;

/** One order form: rooms and price held, guests and contact typed, one order made of it. */
export function createHotelOrder(services: Services, choice: Choice, words: Texts, rules?: Rules) {
  const { drafts, session } = services;
  const isBusiness = choice.travelType === 'business';
  const dialog = signal<BookingDialog<StayConflict> | { kind: 'terms' } | null>(null);
  const blank = blankValues(choice, session.user.peek());
  const perRoom = choice.stay.adults + choice.stay.childAges.length;

  const booking = createBooking(
    services,
    dialog,
    {
      words,
      product: 'hotel',
      isBusiness,
      hold: roomHold(services, choice, words),
      wanted: () => null,
      verdictsOf: (stay) => verdictsOf(stay, words),
      toPrivate: () => changeTo({ travelType: 'private' }),
      carry: {
        key: 'hotel-order:carried',
        draftKey: draftKeyOf(choice),
        like: blank,
        // The terms of another rate are read and agreed to once more.
        kept: (values) => ({ ...values, agreed: false }),
        fit: (values) => ({
          ...values,
          guests: blank.guests.map((empty, room) => values.guests[room]?.slice(0, perRoom) ?? empty),
        }),
      },
      list: () => ['hotel_details', detailOf(choice)],
    },
    (verified, ends) => createOrderForm(services, choice, verified, words, ends, rules),
  );
  const { form } = booking;

  /** The same rate for another number of rooms, or on one's own account; what was typed comes along. */
  function changeTo({ rooms: count = choice.stay.rooms, travelType = choice.travelType }): void {
    const next: Choice = { ...choice, stay: { ...choice.stay, rooms: count }, travelType };
    const values = form.values.peek();
    drafts.set(draftKeyOf(next), { ...values, guests: values.guests.slice(0, count) });
    services.setQuery(
      { rooms: count === 1 ? undefined : String(count), travelType, seen: undefined },
      { replace: true },
    );
  }

  const rooms = createRooms(services, { form, isBusiness, party: choice.stay, words });

  void booking.start();
  void rooms.roster.load();

  return {
    ...booking,
    words,
    choice,
    rooms,
    changeTo,
    dispose() {
      booking.dispose();
      rooms.roster.dispose();
    },
  };
}
