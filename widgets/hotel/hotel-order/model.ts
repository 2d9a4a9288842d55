import { computed, signal } from '@preact/signals-core';
import { levelKeyOf } from '#domain/account/level.ts';
import type { Services } from '#kit/services.ts';
import { detailOf, draftKeyOf } from './address.ts';
import type { Choice, TravelType } from './address.ts';
import { carry, dropCarried, takeCarried } from './order/carried.ts';
import type { StayConflict } from './order/conflict.ts';
import { guestOf, toggleGuest } from './sections/guests.ts';
import { createOrderForm } from './order/order-form.ts';
import { createPeople } from './sections/people.ts';
import type { Texts } from './texts.ts';
import { isForbidden } from './order/values.ts';
import { createVerification } from './order/verification.ts';

export type OrderModel = ReturnType<typeof createHotelOrder>;
export type OrderDialog =
  | { kind: 'prices' | 'terms' }
  /** `order`: met while ordering, which goes on once the member accepts. */
  | { kind: 'conflict'; conflict: StayConflict; from: 'verify' | 'order' };

/** One order form: rooms and price held, guests and contact typed, one order made of it. */
export function createHotelOrder(services: Services, choice: Choice, texts: Texts) {
  const { drafts, session } = services;
  const isBusiness = choice.travelType === 'business';
  const dialog = signal<OrderDialog | null>(null);
  const checking = signal(false);
  let isGone = false;

  const verification = createVerification(services, choice, texts, (conflict) => {
    dialog.value = { kind: 'conflict', conflict, from: checking.peek() ? 'order' : 'verify' };
  });
  const { verified } = verification;
  let isOrdered = false;

  takeCarried(services, choice);
  const form = createOrderForm(services, choice, verified, texts, {
    ready: () => hold(),
    done({ orderNo, needsPayment }) {
      isOrdered = true;
      dropCarried(services);
      if (isGone) return;
      // Back from the next page must not lead to a form that orders again.
      if (needsPayment && services.config.peek().switches.goToPay)
        services.navigate('pay_hotel', { orderNo }, { replace: true });
      else services.navigate('hotel_order_details', { orderNo }, { replace: true });
    },
    conflict(conflict) {
      if (conflict.kind === 'expired') verification.holdOver.value = true;
      dialog.value = { kind: 'conflict', conflict, from: 'order' };
    },
  });

  const people = createPeople(services, isBusiness, (rows) => {
    const self = rows.find(({ isSelf }) => isSelf);
    const isUntouched =
      !form.isRestored &&
      form.values
        .peek()
        .guests.flat()
        .every(({ name }) => !name);
    // An employee who books one room on business for one is its guest.
    const isAlone = choice.stay.rooms === 1 && choice.stay.adults === 1;
    if (self && isBusiness && isAlone && isUntouched && levelKeyOf(session.user.peek()) === '7_0')
      toggle(guestOf(self));
  });

  const perRoom = choice.stay.adults + choice.stay.childAges.length;
  const toggle = (person: ReturnType<typeof guestOf>) =>
    form.edit({ guests: toggleGuest(form.values.peek().guests, person, perRoom) });

  async function start(): Promise<void> {
    // An order that was sent before a reload: first of all, what has become of it.
    if (form.isUnsure.peek()) {
      if ((await form.submit()) || form.isUnsure.peek() || isGone) return;
      dialog.value = null;
    }
    await verification.run();
  }

  /** Rooms and price are held, or they are asked for again. */
  async function hold(): Promise<boolean> {
    if (!verification.holdOver.peek()) return true;
    checking.value = true;
    const isHeld = await verification.run();
    checking.value = false;
    return isHeld;
  }

  function submit(): void {
    const stay = verified.peek();
    if (stay && !checking.peek() && !isForbidden(stay)) void form.submit();
  }

  void start();
  void people.load();

  return {
    choice,
    isBusiness,
    perRoom,
    form,
    people,
    verification,
    dialog,
    texts,
    busy: computed(() => checking.value || form.busy.value),
    toggle,
    start: () => void start(),
    submit,
    /** Asks once more what became of an order, under its own request id. */
    askAgain: () => void form.submit(),
    close: () => void (dialog.value = null),
    show: (kind: 'prices' | 'terms') => void (dialog.value = { kind }),
    /** The new price is fine. */
    accept() {
      const open = dialog.peek();
      dialog.value = null;
      if (open?.kind === 'conflict' && open.from === 'order') submit();
    },
    /** Holds rooms and price again; everything typed stays. */
    renew() {
      dialog.value = null;
      void verification.run();
    },
    holdEnded() {
      verification.holdOver.value = true;
      if (!form.busy.peek() && !checking.peek() && !dialog.peek())
        dialog.value = { kind: 'conflict', conflict: { kind: 'expired' }, from: 'verify' };
    },
    /** The same rate for another number of rooms, or on one's own account; what was typed comes along. */
    changeTo({
      rooms = choice.stay.rooms,
      travelType = choice.travelType,
    }: {
      rooms?: number;
      travelType?: TravelType;
    }) {
      const next: Choice = { ...choice, stay: { ...choice.stay, rooms }, travelType };
      const values = form.values.peek();
      drafts.set(draftKeyOf(next), { ...values, guests: values.guests.slice(0, rooms) });
      services.setQuery(
        { rooms: rooms === 1 ? undefined : String(rooms), travelType, seen: undefined },
        { replace: true },
      );
    },
    /** Back to the rooms of the hotel. */
    chooseAgain() {
      dialog.value = null;
      if (!services.back()) services.navigate('hotel_details', detailOf(choice));
    },
    dispose() {
      isGone = true;
      if (!isOrdered && form.isDirty.peek()) carry(services, form.values.peek());
      verification.dispose();
      people.dispose();
      form.dispose();
    },
  };
}
