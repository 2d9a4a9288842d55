import { signal } from '@preact/signals-core';
import { trainOrder } from '#contract/train-order.ts';
import type { VerifiedTrain } from '#contract/train-order.ts';
import type { Part } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { orderInput } from '#parts/booking/values.ts';
import { draftKeyOf } from '#parts/rail/sold-out/order-address.ts';
import type { Choice } from '#parts/rail/sold-out/order-address.ts';
import type { Texts } from '../texts.ts';
import { createRailForm } from './rail-form.ts';
import type { RailEnds } from './rail-form.ts';
import type * as orderRules from './rules.ts';
import { firstSeats } from '#parts/rail/seats/first-seats.ts';
import { blankValues, someValues } from './values.ts';

export type OrderForm = ReturnType<typeof createOrderForm>;

/** The form of an order of train tickets, with its travellers. */
export function createOrderForm(
  services: Services,
  choice: Choice,
  verified: Readable<VerifiedTrain | null>,
  words: Texts,
  rules: Part<typeof orderRules>,
  ends: RailEnds,
) {
  const user = services.session.user.peek();
  const isBusiness = choice.travelType === 'business';
  const days = choice.rides.map(({ date }) => date);
  const seats = firstSeats(choice.rides);
  const form = createRailForm(services, trainOrder.createOrder, verified, ends, {
    key: draftKeyOf(choice),
    blank: blankValues(user, seats),
    like: someValues(user),
    days: signal(days),
    isStudent: choice.isStudent,
    isBusiness,
    words,
    rules,
    ridesOf: ({ rides }) => rides,
    check: ({ checkOrder }, values, people, offer) => checkOrder(values, people, offer, days[0] ?? '', words),
    input: (values, { rides }, passengers, { seatsAsked }) => ({
      ...orderInput(values, isBusiness),
      passengers,
      ...seatsAsked(values, rides),
      acceptNoSeat: values.acceptNoSeat,
      insured: values.insured,
    }),
  });
  // Typed for another class of the trains, or for others.
  if (form.isRestored && form.values.peek().seatsOf !== seats.seatsOf) form.edit(seats);
  return form;
}
