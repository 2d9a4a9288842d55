import { computed } from '@preact/signals-core';
import type { InsuranceProduct, Verified } from '#contract/flight.ts';
import { overReasonKey } from '#domain/corporate/over-reason.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import { headCount } from '#domain/passenger/party/party-counts.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { flightTravel } from '#parts/flight/travel-rules.ts';
import { createParty } from '#parts/traveller/party.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import type { Choice } from '../address.ts';
import { createOrderForm } from './order-form.ts';
import type { OrderSteps } from './order-form.ts';
import { mayInsure } from '#parts/flight/price/may-insure.ts';
import { totalsOf } from '../price/totals.ts';
import type { texts } from '../texts.ts';

export type BookingForm = ReturnType<typeof createBookingForm>;

/** The form of a booking, with its travellers and its price. */
export function createBookingForm(
  services: Services,
  choice: Choice,
  words: typeof texts,
  verified: Readable<Verified | null>,
  steps: OrderSteps,
) {
  const isBusiness = choice.travelType === 'business';
  const { form, journey, people } = createOrderForm(services, choice, words, verified, steps);
  const { values, edit } = form;
  // Asked in the list already, when the traveller chose the dearer fare.
  const reasonKey = overReasonKey(writeChosenSeats(choice.seats));
  const overReason = isBusiness && services.drafts.get(reasonKey, '');
  if (overReason) edit({ overReason });
  services.drafts.remove(reasonKey);

  /** Ticks or unticks people for one insurance. */
  function insure(insuType: string, keys: readonly string[], on: boolean): void {
    const { insured } = values.peek();
    const now = insured[insuType] ?? [];
    const next = on ? [...new Set([...now, ...keys])] : now.filter((key) => !keys.includes(key));
    edit({ insured: { ...insured, [insuType]: next } });
  }

  const party = createParty(services, {
    travel: flightTravel,
    form,
    journey,
    people,
    searched: choice.counts,
    isBusiness,
    isForOne: headCount(choice.counts) === 1,
    words,
    rules: steps.rules,
    gone: (key) => Object.keys(values.peek().insured).forEach((type) => insure(type, [key], false)),
  });

  const known = form.isRestored ? values.peek().people : [];
  let stopInsuring = (): void => undefined;
  const newcomers = (product: InsuranceProduct, fresh: readonly Judged[]) => {
    const fits = fresh.filter((one) => mayInsure(product, one, journey.peek().travelDays[0] ?? ''));
    insure(
      product.insuType,
      fits.map(({ draft }) => draft.key),
      true,
    );
  };
  // The list of those present is empty before the rules are there.
  const stopWaiting = steps.rules.value.subscribe((there) => {
    if (there) stopInsuring = there.insureNewcomers(party.present, verified, known, newcomers);
  });

  return {
    ...form,
    party,
    journey,
    people,
    present: party.present,
    missing: party.missing,
    totals: computed(
      () => verified.value && totalsOf(verified.value, values.value, party.present.value, choice.counts),
    ),
    insure,
    dispose() {
      stopWaiting();
      stopInsuring();
      form.dispose();
    },
  };
}
