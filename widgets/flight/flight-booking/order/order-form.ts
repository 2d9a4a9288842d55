import { computed } from '@preact/signals-core';
import { flight } from '#contract/flight.ts';
import type { CreatedOrder, Verified } from '#contract/flight.ts';
import type { Journey } from '#domain/passenger/check-passenger.ts';
import { allowedTypes } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { Part } from '#kit/part.ts';
import type { OrderEnds } from '#parts/booking/booking.ts';
import { memberContact } from '#parts/booking/member-contact.ts';
import { createBookingForm } from '#parts/booking/order-form.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { draftKeyOf } from '../address.ts';
import type { Choice } from '../address.ts';
import { emptyDraft, someDraft } from './draft.ts';
import type { texts } from '../texts.ts';
import type { BookingDraft } from './draft.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import type * as orderRules from './rules.ts';
import { mayInsure } from '#parts/flight/price/may-insure.ts';

export interface OrderSteps extends Pick<OrderEnds<CreatedOrder>, 'ready' | 'refused' | 'done'> {
  /** Code that a chosen traveller and a press need. */
  rules: Part<typeof orderRules>;
  /** The member wants this order beside an equal one. */
  acceptsDuplicate(): boolean;
}

/** The values of an order and the results of their rules; it is sent once, whatever becomes of the answers. */
export function createOrderForm(
  services: Services,
  choice: Choice,
  words: typeof texts,
  verified: Readable<Verified | null>,
  { rules, acceptsDuplicate, ...ends }: OrderSteps,
) {
  const journey: Readable<Journey & { psgTypes: PsgType[] }> = computed(() => ({
    travelDays: (verified.value?.segments ?? []).map(({ flight: { depTime } }) => depTime.slice(0, 10)),
    today: services.clock.today(),
    psgTypes: allowedTypes((verified.value?.segments ?? []).map(({ seat }) => seat)),
  }));
  const people: Readable<Judged[]> = computed(
    () => (verified.value && rules.value.value?.judgeAll(form.values.value.people, journey.value, choice.counts)) || [],
  );
  const form = createBookingForm(services, flight.createOrder, verified, ends, {
    key: draftKeyOf(choice),
    blank: { ...emptyDraft, contact: memberContact(services.session.user.peek()) },
    like: someDraft,
    check: (values: BookingDraft, offer: Verified) =>
      rules.value.value?.problemsOf(values, people.value, offer, choice.counts, !!choice.isGp, words) ?? {},
    rules,
    itemOf: (values, path) => values.people.find(({ key }) => path.startsWith(`${key}.`)),
    input(values, { insurances }) {
      const [firstDay = ''] = journey.peek().travelDays;
      // The form has waited for them.
      const { orderPayload } = rules.value.peek() as typeof orderRules;
      return orderPayload(values, people.peek(), journey.peek(), {
        travelType: choice.travelType,
        isGp: !!choice.isGp,
        acceptDuplicate: acceptsDuplicate(),
        insurable: (insuType, one) =>
          insurances.some((product) => product.insuType === insuType && mayInsure(product, one, firstDay)),
      });
    },
  });
  return { form, journey, people };
}
