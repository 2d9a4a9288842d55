import { computed } from '@preact/signals-core';
import type { Row } from '#contract/row.ts';
import type { HeldOrder } from '#contract/order.ts';
import type { KnownStudent } from '#contract/train-order.ts';
import type { Day } from '#domain/china-time.ts';
import { noOne } from '#domain/passenger/party/party-counts.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderEnds } from '#parts/booking/booking.ts';
import type { Held } from '#parts/booking/hold.ts';
import type { refusedTraveller } from '#parts/booking/conflict/refused-field.ts';
import { railTravel } from '#parts/rail/travel.ts';
import { createPartyForm } from '#parts/traveller/form/party-form.ts';
import type { PartyFormSpec } from '#parts/traveller/form/party-form.ts';
import type { wholeParty } from '#parts/traveller/actions/whole-party.ts';
import { withoutPapers } from '#parts/traveller/draft.ts';
import type { PartyValues } from '#parts/traveller/party.ts';
import type { withProofs } from '#parts/rail/student/student-values.ts';
import type { StudentValues } from '#parts/rail/student/student-values.ts';
import type { passengersOf } from '#parts/rail/party/passengers.ts';
import type { checkParty, judgeRail } from './rules.ts';

interface RailRules {
  passengersOf: typeof passengersOf;
  withProofs: typeof withProofs;
  refusedTraveller: typeof refusedTraveller;
  wholeParty: typeof wholeParty;
  judgeRail: typeof judgeRail;
  checkParty: typeof checkParty;
}

interface RailFormSpec<Values extends PartyValues & StudentValues, In, Offer, Rules> extends Pick<
  PartyFormSpec<Values, In, Offer, Rules>,
  'key' | 'blank' | 'like' | 'isBusiness' | 'words' | 'rules' | 'check'
> {
  days: Readable<readonly Day[]>;
  isStudent: boolean;
  /** Rides whose prices the tickets have. */
  ridesOf(offer: Offer, rules: Rules): Parameters<typeof judgeRail>[2];
  input(
    values: Values,
    offer: Offer,
    passengers: ReturnType<typeof withProofs<ReturnType<typeof passengersOf>[number]>>,
    rules: Rules,
  ): Omit<In, 'requestId' | 'verifyKey'>;
}

export type RailEnds = Pick<OrderEnds<HeldOrder>, 'ready' | 'refused' | 'done'>;

/** The form of an order of trains, of one that waits too, with its travellers. */
export function createRailForm<
  Values extends PartyValues & StudentValues,
  In extends { requestId: string; verifyKey: string },
  Offer extends Held & { students: readonly KnownStudent[] },
  Rules extends RailRules,
>(
  services: Services,
  row: Row<In, HeldOrder>,
  verified: Readable<Offer | null>,
  ends: RailEnds,
  spec: RailFormSpec<Values, In, Offer, Rules>,
) {
  const { days, isStudent, ridesOf, input, ...rest } = spec;
  const psgTypes: PsgType[] = ['ADT'];
  const journey = computed(() => ({ travelDays: days.value, today: services.clock.today(), psgTypes }));
  return createPartyForm<Values, In, HeldOrder, Offer, Rules>(services, row, verified, ends, {
    ...rest,
    travel: railTravel,
    journey,
    searched: noOne,
    isForOne: true,
    // The railway sells again within a day, whatever its hours.
    overnight: withoutPapers,
    judge: (rules, people, offer) => rules.judgeRail(people, journey.value, ridesOf(offer, rules), isStudent),
    input(values, offer, people) {
      // The form has waited for them.
      const known = rest.rules.value.peek() as Rules;
      return input(values, offer, known.withProofs(known.passengersOf(people), people, values, offer), known);
    },
  });
}
