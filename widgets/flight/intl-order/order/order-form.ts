import { computed } from '@preact/signals-core';
import { intlOrder } from '#contract/intl-order.ts';
import type { HeldOrder } from '#contract/order.ts';
import type { VerifiedIntl } from '#contract/intl-order.ts';
import { countsOfParty } from '#domain/intl/search/trip-codec.ts';
import type { IntlJourney } from '#domain/intl/travellers/check-traveller.ts';
import { missingTypes, sayTypes } from '#domain/intl/travellers/searched-types.ts';
import { psgTypes } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { Part } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderEnds } from '#parts/booking/booking.ts';
import { orderInput } from '#parts/booking/values.ts';
import { createPartyForm } from '#parts/traveller/form/party-form.ts';
import { draftKeyOf } from '../address.ts';
import type { Choice } from '../address.ts';
import type { Texts } from '../texts.ts';
import { intlTravel } from '#parts/intl/traveller/travel.tsx';
import type * as orderRules from './rules.ts';
import { blankValues, someValues } from './values.ts';
import type { IntlValues } from './values.ts';

export type OrderForm = ReturnType<typeof createOrderForm>;
const types = Object.keys(psgTypes) as PsgType[];

/** Against what travellers of this trip are judged. */
function journeyOf(verified: VerifiedIntl | null, today: string): IntlJourney & { psgTypes: PsgType[] } {
  const flights = [...(verified?.price.fromSegments ?? []), ...(verified?.price.retSegments ?? [])];
  const days = [flights[0]?.depTime, flights[flights.length - 1]?.depTime].flatMap((time) => time?.slice(0, 10) ?? []);
  return {
    travelDays: days,
    today,
    psgTypes: types,
    until: verified?.documentUntil ?? { day: '', reason: '', lastDay: '' },
    countries: Object.values(verified?.airports ?? {}).map(({ country }) => country),
    visaCountries: verified?.visaCountries ?? [],
  };
}

/** The form of an order of international flights, with its travellers. */
export function createOrderForm(
  services: Services,
  choice: Choice,
  verified: Readable<VerifiedIntl | null>,
  words: Texts,
  rules: Part<typeof orderRules>,
  ends: Pick<OrderEnds<HeldOrder>, 'ready' | 'refused' | 'done' | 'accepted'>,
) {
  const user = services.session.user.peek();
  const isBusiness = choice.travelType === 'business';
  const searched = countsOfParty(choice.party);
  const journey = computed(() => journeyOf(verified.value, services.clock.today()));
  return createPartyForm(services, intlOrder.createOrder, verified, ends, {
    key: draftKeyOf(choice),
    blank: blankValues(user),
    like: someValues(user),
    travel: intlTravel(verified),
    journey,
    searched,
    types: {
      missing: (chosen) => missingTypes(chosen, choice.party),
      say: sayTypes,
      asks: async (...one) => !!(await rules.value.peek()?.asksForType(services, journey.peek().travelDays, ...one)),
    },
    isBusiness,
    isForOne: isBusiness,
    words,
    rules,
    judge: ({ judgeIntl }, people) => judgeIntl(people, journey.value, searched),
    check: ({ checkOrder }, values, people, offer) => checkOrder(values, people, offer, choice.party, words),
    input: (values: IntlValues, _, people) => ({
      ...orderInput(values, isBusiness),
      // An order is sent after its rules have judged it.
      passengers: rules.value.peek()?.passengersOf(people) ?? [],
      documentConsent: values.documentConsent,
      acceptRisk: ends.accepted() === 'risk',
      // The risk is asked about after the documents.
      acceptDocuments: ['document', 'risk'].includes(ends.accepted() ?? ''),
    }),
  });
}
