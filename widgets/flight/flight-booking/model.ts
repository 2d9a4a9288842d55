import { computed, signal } from '@preact/signals-core';
import type { CreatedOrder, FlightConflict } from '#contract/flight.ts';
import { countsOf } from '#domain/passenger/party/party-counts.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import { isParty } from '#domain/passenger/party/is-party.ts';
import { keepOrderSearch } from '#parts/order/order-search.ts';
import { createPart } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { textsOf } from '#kit/use-texts.ts';
import { createBooking } from '#parts/booking/booking.ts';
import type { BookingDialog } from '#parts/booking/booking.ts';
import { bookTravellers } from '#parts/traveller/book-travellers.ts';
import { draftKeyOf, searchOf } from './address.ts';
import type { Choice } from './address.ts';
import { createBookingForm } from './order/booking-form.ts';
import type { BookingForm } from './order/booking-form.ts';
import { someDraft } from './order/draft.ts';
import { verdictsOf } from './order/verdicts.ts';
import type * as orderRules from './order/rules.ts';
import { seatHold } from './order/seat-hold.ts';
import { sameCounts } from './price/totals.ts';
import { texts } from './texts.ts';

export type BookingModel = ReturnType<typeof createFlightBooking>;
export type OwnDialog = { kind: 'rules' } | { kind: 'terms'; of: 'agreement' | 'danger' };
type FlightDialog = BookingDialog<FlightConflict> | OwnDialog;

const loadRules = () => import('./order/rules.ts');

/** One booking page: the chosen seats held, people and extras filled in, one order made of it. */
export function createFlightBooking(services: Services, choice: Choice, rules = createPart(loadRules)) {
  const words = textsOf(services, 'flight-booking', texts);
  const dialog = signal<FlightDialog | null>(null);
  let form: BookingForm;
  /** For whom an order was wished although others were searched too. */
  let fewer: Counts | undefined;
  let isGone = false;

  /** One question before an order leaves a passenger of the search behind. */
  async function keepsParty(): Promise<boolean> {
    const chosen = countsOf(form.people.peek());
    if (!form.missing.peek() || (fewer && sameCounts(fewer, chosen))) return true;
    // A press has waited for the rules.
    const goOn = await services.say.confirm(
      (rules.value.peek() as typeof orderRules).askForFewer(chosen, choice.counts, words),
    );
    if (goOn) fewer = chosen;
    return goOn && !isGone;
  }

  const wanted = (): Counts => {
    const people = form.present.peek();
    return people.length ? countsOf(people) : choice.counts;
  };

  const booking = createBooking(
    services,
    dialog,
    {
      words,
      product: 'airTicket',
      isBusiness: choice.travelType === 'business',
      hold: seatHold(services, choice, words),
      wanted,
      verdictsOf: ({ segments }) => verdictsOf(segments, words),
      toPrivate: () => services.navigate('air_order_info', services.place.peek().query),
      carry: {
        key: `flight-booking:carried:${choice.isGp ? 'gp' : choice.travelType}`,
        draftKey: draftKeyOf(choice),
        like: someDraft,
        kept: (draft) => ({
          ...draft,
          isOpened: draft.people.length > 0,
          insured: {},
          overReason: '',
          agreed: false,
          documentConsent: false,
        }),
        fit: (draft) => draft,
      },
      async sold({ orderId }: CreatedOrder) {
        keepOrderSearch(services, orderId, searchOf(choice));
        await rules.value.peek()?.savePeople(services, form.people.peek());
      },
      list: () => ['DomesticAirTicketQuery', searchOf(choice)],
    },
    (verified, ends) =>
      (form = createBookingForm(services, choice, words, verified, {
        rules,
        ready: async () => (await keepsParty()) && (await ends.ready()),
        // A press has waited for the rules.
        refused: (refusal) =>
          rules.value.peek()?.refusedTraveller(
            refusal,
            ends,
            words.orderFailed,
            form.people.peek().map(({ draft }) => draft.key),
          ) ?? false,
        acceptsDuplicate: () => ends.accepted() === 'duplicate',
        done: ends.done,
      })),
  );
  const booked = bookTravellers(
    services,
    booking,
    computed(() => {
      const people = booking.form.present.value;
      const next = people.length ? countsOf(people) : choice.counts;
      return !people.length || isParty(next) ? next : null;
    }),
  );

  return {
    ...booking,
    words,
    choice,
    ...booked,
    /** Goes on as a government-purchase ticket, or as private travel again; what was typed comes along. */
    bookAs(isGp: boolean): void {
      booked.goOnAs(draftKeyOf({ ...choice, isGp }), () =>
        services.navigate(isGp ? 'air_order_info_office' : 'air_order_info', services.place.peek().query, {
          replace: true,
        }),
      );
    },
    dispose() {
      isGone = true;
      booked.dispose();
    },
  };
}
