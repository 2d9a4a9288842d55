import { computed, signal } from '@preact/signals-core';
import type { IntlConflict } from '#contract/intl-order.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import { missingTypes, partyOfTypes, sayTypes } from '#domain/intl/travellers/searched-types.ts';
import { createPart } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { createBooking } from '#parts/booking/booking.ts';
import type { BookingDialog } from '#parts/booking/booking.ts';
import { writeIntlChoice } from '#parts/intl/offer-query.ts';
import { bookTravellers } from '#parts/traveller/book-travellers.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import { draftKeyOf, routes } from './address.ts';
import type { Choice } from './address.ts';
import { createOrderForm } from './order/order-form.ts';
import type { OrderForm } from './order/order-form.ts';
import { sameParty, tripHold } from './order/trip-hold.ts';
import { someValues, verdictsOf } from './order/values.ts';
import type { Texts } from './texts.ts';

const loadRules = () => import('./order/rules.ts');
export type OrderModel = ReturnType<typeof createIntlOrder>;

/** One order form: the trip held, travellers and contact typed, one order made of it. */
export function createIntlOrder(services: Services, choice: Choice, words: Texts, rules = createPart(loadRules)) {
  const { session } = services;
  const isBusiness = choice.travelType === 'business';
  const dialog = signal<BookingDialog<IntlConflict> | { kind: 'terms' } | null>(null);
  let form: OrderForm;
  /** For whom an order is wished although more were searched. */
  const fewer = signal<IntlParty | null>(null);

  /** The searched party stays until all are chosen: a price that shrinks with the first name is nobody's. */
  function wantedOf(people: readonly Judged[]): IntlParty {
    const chosen = people.map(({ input }) => input.psgType);
    const own = partyOfTypes(chosen);
    if (fewer.value && sameParty(fewer.value, own)) return own;
    return partyOfTypes([...chosen, ...missingTypes(chosen, choice.party)]);
  }

  /** One question before an order leaves a traveller of the search behind. */
  async function keepsParty(): Promise<boolean> {
    const { missing, present } = form.party;
    const own = partyOfTypes(present.peek().map(({ input }) => input.psgType));
    if (!missing.peek() || (fewer.peek() && sameParty(fewer.peek() ?? {}, own))) return true;
    const heads = present.peek().length;
    const question = rules.value.peek()?.askForFewer(missing.peek(), heads, words);
    const goOn = !question || (await services.say.confirm(question));
    if (goOn) fewer.value = own;
    return goOn;
  }

  const booking = createBooking(
    services,
    dialog,
    {
      words,
      product: 'intl',
      isBusiness,
      hold: tripHold(services, choice, words),
      wanted: () => wantedOf(form.party.present.peek()),
      verdictsOf: (offer) => verdictsOf(offer, words),
      toPrivate() {
        booked.goOnAs(draftKeyOf({ ...choice, travelType: 'private' }), () =>
          services.navigate(routes.private, writeIntlChoice(choice), { replace: true }),
        );
      },
      carry: {
        key: 'intl-order:carried',
        draftKey: draftKeyOf(choice),
        like: someValues(session.user.peek()),
        // Terms and consent are read once more for another trip.
        kept: (values) => ({
          ...values,
          isOpened: values.people.length > 0,
          overReason: '',
          agreed: false,
          documentConsent: false,
        }),
        fit: (values) => values,
      },
      sold: async () => await rules.value.peek()?.savePeople(services, form.people.peek()),
      list: () => ['intl_flight_query_list', searchOf(choice)],
    },
    (verified, ends) =>
      (form = createOrderForm(services, choice, verified, words, rules, {
        ...ends,
        ready: async () => (await keepsParty()) && (await ends.ready()),
      })),
  );

  const wanted = computed(() => {
    const party = wantedOf(booking.form.party.present.value);
    // The rules of a party come with those of its form.
    const known = rules.value.value;
    return !known || known.intlPartyProblem(party) ? null : party;
  });
  /** The chosen people are others than those who were searched: their types, and the price is that of these. */
  const changed = computed(() => {
    const party = wantedOf(booking.form.party.present.value);
    if (sameParty(party, choice.party)) return '';
    const [before, now] = [choice.party, party].map((of) => sayTypes(missingTypes([], of)));
    return words.say(`人数与查询不同：查询 ${before}，现为 ${now}。价格已按现在的乘机人重新计算`);
  });
  const booked = bookTravellers(services, booking, wanted);
  return { ...booking, words, choice, today: services.clock.today, changed, ...booked };
}

/** The list of the same trip, with nothing chosen. */
function searchOf(choice: Choice) {
  const { type, legs, party } = writeIntlChoice(choice);
  return { queryType: type, isFirst: '1', legs, party, travelType: choice.travelType };
}
