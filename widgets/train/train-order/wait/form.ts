import { computed } from '@preact/signals-core';
import { trainWait } from '#contract/train-wait.ts';
import type { CreatedTrainOrder } from '#contract/train-order.ts';
import type { TrainWaitQuote } from '#contract/train-wait.ts';
import type { UserInfo } from '#contract/account.ts';
import { noOne } from '#domain/flight/order-price.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { Part } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderEnds } from '#parts/booking/booking.ts';
import { createBookingForm } from '#parts/booking/order-form.ts';
import { refusedTraveller } from '#parts/booking/conflict/refused-field.ts';
import { blankOrder, orderInput } from '#parts/booking/values.ts';
import type { OrderValues } from '#parts/booking/values.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import { railTravel } from '#parts/rail/travel.tsx';
import { blankTraveller } from '#parts/traveller/draft.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import { createParty } from '#parts/traveller/party.ts';
import type { PartyValues } from '#parts/traveller/party.ts';
import { passengersOf } from '../order/passengers.ts';
import { waitDraftKey } from './address.ts';
import type { WaitChoice } from './address.ts';
import type { Texts } from './texts.ts';
import type * as waitRules from './rules.ts';

/** A quote as the booking kit holds it: nobody else pays. */
export type WaitOffer = TrainWaitQuote & { costCenters: string[] };
export type WaitForm = ReturnType<typeof createWaitForm>;

export interface WaitValues extends PartyValues, OrderValues {
  /** Hours before the first departure at which it stops waiting; one that is over counts as the latest. */
  hoursBefore: number;
}

const blankWait = (user: UserInfo | null): WaitValues => ({
  ...blankOrder(user),
  isOpened: false,
  people: [],
  hoursBefore: 2,
});
export const someWait = (user: UserInfo | null): WaitValues => ({ ...blankWait(user), people: [blankTraveller('')] });

/** The chosen deadline, else the latest one that is left. */
export const deadlineOf = ({ deadlines }: TrainWaitQuote, hoursBefore: number) =>
  deadlines.find((one) => one.hoursBefore === hoursBefore) ?? deadlines[0];

/** The form of an order that waits, with its travellers. */
export function createWaitForm(
  services: Services,
  choice: WaitChoice,
  wishes: Readable<readonly ChosenRide[]>,
  verified: Readable<WaitOffer | null>,
  words: Texts,
  rules: Part<typeof waitRules>,
  ends: Pick<OrderEnds<CreatedTrainOrder>, 'ready' | 'refused' | 'done'>,
) {
  const user = services.session.user.peek();
  const psgTypes: PsgType[] = ['ADT'];
  const journey = computed(() => ({
    travelDays: [...new Set(wishes.value.map(({ date }) => date))].sort(),
    today: services.clock.today(),
    psgTypes,
  }));
  const people: Readable<Judged[]> = computed(
    () =>
      (verified.value &&
        rules.value.value?.judgeRail(
          form.values.value.people,
          journey.value,
          rules.value.value.dearest(verified.value),
          choice.isStudent,
        )) ||
      [],
  );
  const form = createBookingForm(
    services,
    trainWait.create,
    verified,
    { ...ends, refused: refusedTraveller(ends, words.orderFailed, () => people.peek().map(({ draft }) => draft.key)) },
    {
      key: waitDraftKey(choice),
      blank: blankWait(user),
      like: someWait(user),
      check: (values: WaitValues) =>
        rules.value.value?.checkWait(values, people.value, journey.value.travelDays[0] ?? '', words) ?? {},
      rules,
      itemOf: (values, path) => values.people.find(({ key }) => path.startsWith(`${key}.`)),
      input: (values, offer) => ({
        ...orderInput(values, false),
        passengers: passengersOf(people.peek()),
        deadlineMs: deadlineOf(offer, values.hoursBefore)?.atMs ?? 0,
      }),
    },
  );
  const party = createParty(services, {
    travel: railTravel,
    form,
    journey,
    people,
    searched: noOne,
    isBusiness: false,
    isForOne: true,
    words,
    rules,
    gone: () => undefined,
  });
  return { ...form, party, people, leave: party.leave };
}
