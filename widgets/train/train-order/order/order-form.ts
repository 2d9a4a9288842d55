import { computed } from '@preact/signals-core';
import { trainOrder } from '#contract/train-order.ts';
import type { CreatedTrainOrder, VerifiedTrain } from '#contract/train-order.ts';
import { noOne } from '#domain/flight/order-price.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { Part } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderEnds } from '#parts/booking/booking.ts';
import { createBookingForm } from '#parts/booking/order-form.ts';
import { refusedTraveller } from '#parts/booking/conflict/refused-field.ts';
import { orderInput } from '#parts/booking/values.ts';
import { railTravel } from '#parts/rail/travel.tsx';
import type { Judged } from '#parts/traveller/judge.ts';
import { createParty } from '#parts/traveller/party.ts';
import { draftKeyOf } from '../address.ts';
import type { Choice } from '../address.ts';
import type { Texts } from '../texts.ts';
import type * as orderRules from './rules.ts';
import { passengersOf } from './passengers.ts';
import { blankValues, someValues } from './values.ts';
import type { RailValues } from './values.ts';

export type OrderForm = ReturnType<typeof createOrderForm>;

/** The form of an order of train tickets, with its travellers. */
export function createOrderForm(
  services: Services,
  choice: Choice,
  verified: Readable<VerifiedTrain | null>,
  words: Texts,
  rules: Part<typeof orderRules>,
  ends: Pick<OrderEnds<CreatedTrainOrder>, 'ready' | 'refused' | 'done'>,
) {
  const user = services.session.user.peek();
  const isBusiness = choice.travelType === 'business';
  const travelDays = choice.rides.map(({ date }) => date);
  const psgTypes: PsgType[] = ['ADT'];
  const journey = computed(() => ({ travelDays, today: services.clock.today(), psgTypes }));
  const people: Readable<Judged[]> = computed(
    () =>
      (verified.value &&
        rules.value.value?.judgeRail(
          form.values.value.people,
          journey.value,
          verified.value.rides,
          choice.isStudent,
        )) ||
      [],
  );
  const form = createBookingForm(
    services,
    trainOrder.createOrder,
    verified,
    {
      ...ends,
      refused: refusedTraveller(ends, words.orderFailed, () => people.peek().map(({ draft }) => draft.key)),
    },
    {
      key: draftKeyOf(choice),
      blank: blankValues(user),
      like: someValues(user),
      check: (values: RailValues, offer: VerifiedTrain) =>
        rules.value.value?.checkOrder(values, people.value, offer, travelDays[0] ?? '', words) ?? {},
      rules,
      itemOf: (values, path) => values.people.find(({ key }) => path.startsWith(`${key}.`)),
      input(values, { rides }) {
        const { letters, berths, acceptNoSeat } = values;
        return {
          ...orderInput(values, isBusiness),
          passengers: passengersOf(people.peek()),
          seats: rides.some((ride) => ride.berths.length) ? { berths } : { letters },
          acceptNoSeat,
        };
      },
    },
  );
  const party = createParty(services, {
    travel: railTravel,
    form,
    journey,
    people,
    searched: noOne,
    isBusiness,
    isForOne: true,
    words,
    rules,
    gone: () => undefined,
  });
  return { ...form, party, people, leave: party.leave };
}
