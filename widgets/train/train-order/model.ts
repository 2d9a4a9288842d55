import { computed, signal } from '@preact/signals-core';
import { mostTickets } from '#domain/rail/most-tickets.ts';
import { createPart } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { createBooking } from '#parts/booking/booking.ts';
import type { BookingDialog } from '#parts/booking/booking.ts';
import { bookTravellers } from '#parts/traveller/book-travellers.ts';
import { draftKeyOf, searchOf } from '#parts/rail/sold-out/order-address.ts';
import type { Choice } from '#parts/rail/sold-out/order-address.ts';
import type { RailConflict } from '#parts/rail/offer/conflict.ts';
import { createOrderForm } from './order/order-form.ts';
import type { OrderForm } from './order/order-form.ts';
import { ticketed } from '#parts/rail/party/ticketed.ts';
import { rideHold } from '#parts/rail/offer/ride-hold.ts';
import { someValues, verdictsOf } from './order/values.ts';
import type { RailValues } from './order/values.ts';
import type { Texts } from './texts.ts';

const loadRules = () => import('./order/rules.ts');
export type OrderModel = ReturnType<typeof createTrainOrder>;

/** One order form: prices of the rides held, people and contact typed, one order made of it. */
export function createTrainOrder(services: Services, choice: Choice, words: Texts, rules = createPart(loadRules)) {
  const { session } = services;
  const isBusiness = choice.travelType === 'business';
  const dialog = signal<BookingDialog<RailConflict> | { kind: 'terms' } | null>(null);
  let form: OrderForm;
  const shown = { seen: choice.seen };
  const rides = signal(choice.rides);
  /** The price is that of one adult; where they sit is told for so many. */
  const wanted = () => ({
    people: Math.min(mostTickets, Math.max(1, ticketed(form.party.present.peek()).length)),
    rides: rides.peek(),
  });

  const carry = {
    key: 'train-order:carried',
    draftKey: draftKeyOf(choice),
    like: someValues(session.user.peek()),
    // The terms of another train are read once more; its seats are chosen anew (`seatsOf`).
    kept: (values: RailValues) => ({
      ...values,
      isOpened: values.people.length > 0,
      overReason: '',
      agreed: false,
    }),
    fit: (values: RailValues) => values,
  };

  const booking = createBooking(
    services,
    dialog,
    {
      words,
      product: 'train',
      isBusiness,
      hold: rideHold(services, choice, shown, words),
      wanted,
      verdictsOf: ({ rides }) => verdictsOf(rides, words),
      begins: (values, { insurance }) => ({ ...values, insured: insurance === 'default' }),
      toPrivate: () => changeTo('private'),
      carry,
      async sold({ needsPayment }) {
        await rules.value.peek()?.savePeople(services, form.people.peek());
        // The railway may have no seats for it: the next order begins with these people.
        if (needsPayment === false) services.drafts.set(carry.key, carry.kept(form.values.peek()));
      },
      list: () => ['train_query_list', searchOf(choice)],
    },
    (verified, ends) => (form = createOrderForm(services, choice, verified, words, rules, ends)),
  );

  /** The same rides on one's own account; what was typed comes along. */
  function changeTo(travelType: Choice['travelType']): void {
    booked.goOnAs(draftKeyOf({ ...choice, travelType }), () => services.setQuery({ travelType }, { replace: true }));
  }

  const counted = computed(() => {
    const { length } = ticketed(booking.form.party.present.value);
    return length > mostTickets ? null : { people: Math.max(1, length), rides: rides.value };
  });
  const booked = bookTravellers(services, booking, counted);

  return {
    ...booking,
    words,
    get choice() {
      return { ...choice, rides: rides.peek() };
    },
    rides,
    shown,
    wanted,
    ...booked,
  };
}
