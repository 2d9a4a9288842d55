import { signal } from '@preact/signals-core';
import { trainWait } from '#contract/train-wait.ts';
import { mostWishes } from '#domain/rail/wait.ts';
import { createPart } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { createBooking } from '#parts/booking/booking.ts';
import type { BookingDialog } from '#parts/booking/booking.ts';
import { firstTravellers } from '#parts/booking/company/booked-from.ts';
import type { HoldSpec } from '#parts/booking/hold.ts';
import { createMoreTrains } from '#parts/rail/offer/more-trains.ts';
import { conflictOf } from '#parts/rail/offer/conflict.ts';
import type { RailConflict } from '#parts/rail/offer/conflict.ts';
import { writeRideChoice, writeRides } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import { bookTravellers } from '#parts/traveller/book-travellers.ts';
import { searchOf } from '#parts/rail/sold-out/order-address.ts';
import { sameWishes, waitDraftKey } from '#parts/rail/sold-out/wait-address.ts';
import type { WaitChoice } from '#parts/rail/sold-out/wait-address.ts';
import { createWaitForm, someWait } from './form.ts';
import type { WaitForm, WaitOffer } from './form.ts';
import { verdictsOf } from '../order/values.ts';
import type { Texts } from './texts.ts';

export type WaitModel = ReturnType<typeof createWaitOrder>;

/** One order that waits: its wishes are chosen while people and contact are typed. */
export function createWaitOrder(services: Services, choice: WaitChoice, words: Texts, rules = createPart(loadRules)) {
  const { api, session } = services;
  const wishes = signal(choice.wishes);
  let form: WaitForm;
  const dialog = signal<BookingDialog<RailConflict> | { kind: 'terms' } | null>(null);
  const hold: HoldSpec<WaitOffer, readonly ChosenRide[], RailConflict> = {
    words,
    first: choice.wishes,
    travellers: firstTravellers(services, 'train', choice.travelType),
    same: sameWishes,
    async ask(wanted, ending, travellers) {
      return await api.send(
        trainWait.quote,
        { wishes: [...wanted], travelType: choice.travelType, travellers },
        { quiet: 'all', signal: ending },
      );
    },
    conflictOf,
    offerOf: () => undefined,
    shown: () => ({ wait: writeRides(wishes.peek()) }),
  };
  const [first] = choice.wishes;
  const search = searchOf({
    rides: choice.wishes.slice(0, 1),
    travelType: choice.travelType,
    isStudent: choice.isStudent,
  });

  const booking = createBooking(
    services,
    dialog,
    {
      words,
      product: 'train',
      isBusiness: choice.travelType === 'business',
      hold,
      wanted: () => wishes.peek(),
      verdictsOf: (offer) => verdictsOf(offer.wishes, words),
      toPrivate: () => changeTo('private'),
      carry: {
        key: 'train-wait:carried',
        draftKey: waitDraftKey(choice),
        like: someWait(session.user.peek()),
        kept: (values) => ({ ...values, isOpened: values.people.length > 0, overReason: '', agreed: false }),
        fit: (values) => values,
      },
      sold: async () => await rules.value.peek()?.savePeople(services, form.people.peek()),
      list: () => ['train_query_list', search],
    },
    (verified, ends) => (form = createWaitForm(services, choice, wishes, verified, words, rules, ends)),
  );

  /** The same wishes on one's own account; what was typed comes along. */
  function changeTo(travelType: WaitChoice['travelType']): void {
    booked.goOnAs(waitDraftKey({ ...choice, travelType }), () => services.setQuery({ travelType }, { replace: true }));
  }

  const more = createMoreTrains(services, first, wishes);
  const booked = bookTravellers(services, booking, wishes);

  return {
    ...booking,
    words,
    choice,
    wishes,
    more,
    add(one: ChosenRide): void {
      if (wishes.peek().length < mostWishes) wishes.value = [...wishes.peek(), one];
    },
    /** The last one stays: an order waits for something. */
    remove(at: number): void {
      if (wishes.peek().length > 1) wishes.value = wishes.peek().filter((_, place) => place !== at);
    },
    /** A wish that has seats is bought at once. */
    buy(at: number): void {
      const wish = wishes.peek()[at];
      const { isStudent } = choice;
      if (wish)
        services.navigate(
          'train_order_info',
          writeRideChoice({ rides: [wish], travelType: choice.travelType, isStudent }),
        );
    },
    ...booked,
    dispose() {
      more.dispose();
      booked.dispose();
    },
  };
}

const loadRules = () => import('./rules.ts');
