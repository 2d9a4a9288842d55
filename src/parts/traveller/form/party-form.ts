import { computed } from '@preact/signals-core';
import type { Row } from '#contract/row.ts';
import type { Journey } from '#domain/passenger/check-passenger.ts';
import type { checkParty } from '#domain/passenger/party/party.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Part } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderEnds } from '#parts/booking/booking.ts';
import type { MadeOrder } from '#parts/booking/values.ts';
import type { refusedTraveller } from '#parts/booking/conflict/refused-field.ts';
import type { Held } from '#parts/booking/hold.ts';
import { createBookingForm } from '#parts/booking/order-form.ts';
import type { Judged } from '../judge.ts';
import { createParty } from '../party.ts';
import type { PartyValues, SearchedTypes } from '../party.ts';
import type { wholeParty } from '../actions/whole-party.ts';
import type { TravellerWords } from '../words/texts.ts';
import type { TravelRules } from '../travel-rules.ts';

/** Rules come later than the form. */
interface PartyRules {
  checkParty(...given: Parameters<typeof checkParty>): ReturnType<typeof checkParty>;
  refusedTraveller: typeof refusedTraveller;
  wholeParty: typeof wholeParty;
}

export interface PartyFormSpec<Values extends PartyValues, In, Offer, Rules> {
  key: string;
  blank: Values;
  like: Values;
  overnight?(values: Values): Values;
  travel: TravelRules;
  journey: Readable<Journey & { psgTypes: PsgType[] }>;
  /** Numbers by fare that the search had. */
  searched: Counts;
  types?: SearchedTypes;
  isBusiness: boolean;
  isForOne: boolean;
  words: TravellerWords & { orderFailed: string; say(text: string): string };
  rules: Part<Rules>;
  judge(rules: Rules, people: Values['people'], offer: Offer): Judged[];
  check(rules: Rules, values: Values, people: readonly Judged[], offer: Offer): FormErrors;
  input(values: Values, offer: Offer, people: readonly Judged[]): Omit<In, 'requestId' | 'verifyKey'>;
}

/** The form of an order of tickets, with its travellers judged against the offer that is held. */
export function createPartyForm<
  Values extends PartyValues,
  In extends { requestId: string; verifyKey: string },
  Order extends MadeOrder,
  Offer extends Held,
  Rules extends PartyRules,
>(
  services: Services,
  row: Row<In, Order>,
  verified: Readable<Offer | null>,
  ends: Pick<OrderEnds<Order>, 'ready' | 'refused' | 'done'>,
  spec: PartyFormSpec<Values, In, Offer, Rules>,
) {
  const { key, blank, like, overnight, words, rules, judge, check, input, ...party } = spec;
  const people: Readable<Judged[]> = computed(() => {
    const [offer, there] = [verified.value, rules.value.value];
    return offer && there ? judge(there, form.values.value.people, offer) : [];
  });
  const form = createBookingForm<Values, In, Order, Offer>(
    services,
    row,
    verified,
    {
      ...ends,
      // A press has waited for them.
      refused: (refusal) =>
        rules.value.peek()?.refusedTraveller(
          refusal,
          ends,
          words.orderFailed,
          people.peek().map(({ draft }) => draft.key),
        ) ?? false,
    },
    {
      key,
      blank,
      like,
      overnight,
      rules,
      check: (values, offer) => (rules.value.value ? check(rules.value.value, values, people.value, offer) : {}),
      itemOf: (values, path) => values.people.find((one) => path.startsWith(`${one.key}.`)),
      input: (values, offer) => input(values, offer, people.peek()),
    },
  );
  const travellers = createParty(services, { ...party, form, people, words, rules, gone: () => undefined });
  return { ...form, party: travellers, people };
}
