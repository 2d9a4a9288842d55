import { computed } from '@preact/signals-core';
import type { Row } from '#contract/row.ts';
import type { CreatedTrainOrder } from '#contract/train-order.ts';
import type { Day } from '#domain/china-time.ts';
import { noOne } from '#domain/passenger/party/party-counts.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Part } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderEnds } from '#parts/booking/booking.ts';
import { refusedTraveller } from '#parts/booking/conflict/refused-field.ts';
import type { Held } from '#parts/booking/hold.ts';
import { createBookingForm } from '#parts/booking/order-form.ts';
import { railTravel } from '#parts/rail/travel.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import { createParty } from '#parts/traveller/party.ts';
import type { PartyValues } from '#parts/traveller/party.ts';
import type { TravellerWords } from '#parts/traveller/texts.ts';
import { passengersOf } from './passengers.ts';
import type { checkParty, judgeRail } from './rules.ts';

interface RailRules {
  judgeRail: typeof judgeRail;
  checkParty: typeof checkParty;
}

interface RailFormSpec<Values extends PartyValues, In, Offer, Rules> {
  key: string;
  blank: Values;
  like: Values;
  days: Readable<readonly Day[]>;
  isStudent: boolean;
  isBusiness: boolean;
  words: TravellerWords & { orderFailed: string };
  rules: Part<Rules>;
  /** Rides whose prices the tickets have. */
  ridesOf(offer: Offer, rules: Rules): Parameters<typeof judgeRail>[2];
  check(rules: Rules, values: Values, people: readonly Judged[], offer: Offer): FormErrors;
  input(values: Values, offer: Offer, passengers: ReturnType<typeof passengersOf>): Omit<In, 'requestId' | 'verifyKey'>;
}

export type RailEnds = Pick<OrderEnds<CreatedTrainOrder>, 'ready' | 'refused' | 'done'>;

/** The form of an order of trains, of one that waits too, with its travellers. */
export function createRailForm<
  Values extends PartyValues,
  In extends { requestId: string; verifyKey: string },
  Offer extends Held,
  Rules extends RailRules,
>(
  services: Services,
  row: Row<In, CreatedTrainOrder>,
  verified: Readable<Offer | null>,
  ends: RailEnds,
  spec: RailFormSpec<Values, In, Offer, Rules>,
) {
  const { key, blank, like, days, isStudent, isBusiness, words, rules } = spec;
  const psgTypes: PsgType[] = ['ADT'];
  const journey = computed(() => ({ travelDays: days.value, today: services.clock.today(), psgTypes }));
  const people: Readable<Judged[]> = computed(() => {
    const [offer, there] = [verified.value, rules.value.value];
    if (!offer || !there) return [];
    return there.judgeRail(form.values.value.people, journey.value, spec.ridesOf(offer, there), isStudent);
  });
  const form = createBookingForm<Values, In, CreatedTrainOrder, Offer>(
    services,
    row,
    verified,
    { ...ends, refused: refusedTraveller(ends, words.orderFailed, () => people.peek().map(({ draft }) => draft.key)) },
    {
      key,
      blank,
      like,
      rules,
      check: (values, offer) => (rules.value.value ? spec.check(rules.value.value, values, people.value, offer) : {}),
      itemOf: (values, path) => values.people.find((one) => path.startsWith(`${one.key}.`)),
      input: (values, offer) => spec.input(values, offer, passengersOf(people.peek())),
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
