import { signal } from '@preact/signals-core';
import { passenger } from '#contract/passenger.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { guestOf, toggleGuest } from '#domain/hotel/rooms.ts';
import { fixedYuan } from '#domain/money.ts';
import type { Services } from '#kit/services.ts';
import { createBooking } from '#parts/booking/booking.ts';
import type { BookingDialog } from '#parts/booking/booking.ts';
import { createRoster } from '#parts/traveller/roster.ts';
import { detailOf, draftKeyOf } from './address.ts';
import type { Choice } from './address.ts';
import type { StayConflict } from './order/conflict.ts';
import { createOrderForm } from './order/order-form.ts';
import { roomHold } from './order/room-hold.ts';
import { blankValues, isForbidden } from './order/values.ts';
import type { Texts } from './texts.ts';

export type OrderModel = ReturnType<typeof createHotelOrder>;
export type OrderDialog = BookingDialog<StayConflict> | { kind: 'terms' };

/** One order form: rooms and price held, guests and contact typed, one order made of it. */
export function createHotelOrder(services: Services, choice: Choice, words: Texts) {
  const { drafts, session } = services;
  const isBusiness = choice.travelType === 'business';
  const dialog = signal<OrderDialog | null>(null);
  const blank = blankValues(choice, session.user.peek());
  const perRoom = choice.stay.adults + choice.stay.childAges.length;

  const booking = createBooking(
    services,
    dialog,
    {
      words,
      isBusiness,
      hold: roomHold(services, choice, words),
      wanted: () => null,
      mayOrder: (stay) => !isForbidden(stay),
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
      eventOf: ({ orderNo, payprice }) => ({ orderId: orderNo, orderNo, amount: fixedYuan(payprice) }),
      sold({ orderNo, needsPayment }, isHere) {
        if (!isHere()) return;
        // Back from the next page must not lead to a form that orders again.
        const isPaid = needsPayment && services.config.peek().switches.goToPay;
        services.navigate(isPaid ? 'pay_hotel' : 'hotel_order_details', { orderNo }, { replace: true });
      },
      list: () => ['hotel_details', detailOf(choice)],
    },
    (verified, ends) => createOrderForm(services, choice, verified, words, ends),
  );
  const { form } = booking;

  const toggle = (person: ReturnType<typeof guestOf>) =>
    form.edit({ guests: toggleGuest(form.values.peek().guests, person, perRoom) });

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
    const isAlone = choice.stay.rooms === 1 && choice.stay.adults === 1;
    if (isFirst && self && isBusiness && isAlone && isUntouched && levelKeyOf(session.user.peek()) === '7_0')
      toggle(guestOf(self));
    isFirst = false;
  });

  void booking.start();
  void roster.load();

  return {
    ...booking,
    words,
    choice,
    perRoom,
    roster,
    toggle,
    showTerms: () => void (dialog.value = { kind: 'terms' }),
    /** The same rate for another number of rooms, or on one's own account; what was typed comes along. */
    changeTo({ rooms = choice.stay.rooms, travelType = choice.travelType }): void {
      const next: Choice = { ...choice, stay: { ...choice.stay, rooms }, travelType };
      const values = form.values.peek();
      drafts.set(draftKeyOf(next), { ...values, guests: values.guests.slice(0, rooms) });
      services.setQuery(
        { rooms: rooms === 1 ? undefined : String(rooms), travelType, seen: undefined },
        { replace: true },
      );
    },
    dispose() {
      booking.dispose();
      roster.dispose();
    },
  };
}
