import { computed } from '@preact/signals-core';
import { trainWait } from '#contract/train-wait.ts';
import type { TrainWaitQuote } from '#contract/train-wait.ts';
import type { UserInfo } from '#contract/account.ts';
import type { Part } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { blankOrder, orderInput } from '#parts/booking/values.ts';
import type { OrderValues } from '#parts/booking/values.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import { blankTraveller } from '#parts/traveller/draft.ts';
import type { PartyValues } from '#parts/traveller/party.ts';
import { createRailForm } from '../order/rail-form.ts';
import type { RailEnds } from '../order/rail-form.ts';
import { blankProof } from '#parts/rail/student/student-values.ts';
import type { StudentValues } from '#parts/rail/student/student-values.ts';
import { usualHours, waitDraftKey } from '#parts/rail/sold-out/wait-address.ts';
import type { WaitChoice } from '#parts/rail/sold-out/wait-address.ts';
import type { Texts } from './texts.ts';
import type * as waitRules from './rules.ts';

export type WaitOffer = TrainWaitQuote;
export type WaitForm = ReturnType<typeof createWaitForm>;

export interface WaitValues extends PartyValues, OrderValues, StudentValues {
  /** Hours before the first departure at which it stops waiting; one that is over counts as the latest. */
  hoursBefore: number;
}

const blankWait = (user: UserInfo | null): WaitValues => ({
  ...blankOrder(user),
  isOpened: false,
  people: [],
  students: [],
  hoursBefore: usualHours,
});
export const someWait = (user: UserInfo | null): WaitValues => ({
  ...blankWait(user),
  people: [blankTraveller('')],
  students: [blankProof('')],
});

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
  ends: RailEnds,
) {
  const user = services.session.user.peek();
  const isBusiness = choice.travelType === 'business';
  const days = computed(() => [...new Set(wishes.value.map(({ date }) => date))].sort());
  return createRailForm(services, trainWait.create, verified, ends, {
    key: waitDraftKey(choice),
    blank: blankWait(user),
    like: someWait(user),
    days,
    isStudent: choice.isStudent,
    isBusiness,
    words,
    rules,
    ridesOf: (offer, { dearest }) => dearest(offer),
    check: ({ checkWait }, values, people, offer) => checkWait(values, people, offer, days.value[0] ?? '', words),
    input: (values, offer, passengers) => ({
      ...orderInput(values, isBusiness),
      passengers,
      deadlineMs: deadlineOf(offer, values.hoursBefore)?.atMs ?? 0,
    }),
  });
}
