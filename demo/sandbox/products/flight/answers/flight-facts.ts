import type { FlightStandard } from '#contract/flight.ts';
import { daysBetween } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { FlightFacts, NearbyFare } from '#domain/policy/facts.ts';
import { winnersOf } from '#domain/policy/judge/winners.ts';
import type { Rule } from '#domain/policy/schema.ts';
import type { BookedTrip } from '../../../orders/applications/take.ts';
import {
  approvalOf,
  briefRules,
  controlOf,
  effectInWords,
  partyWords,
  reasonsIn,
  whoseOf,
} from '../../../orders/business/standard-words.ts';
import type { AppliedStandard } from '../../../orders/business/standard-for.ts';
import type { Call } from '../../../ground/call.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';
import { classFullFareOf } from '../prices/offers.ts';
import type { Offer } from '../prices/offers.ts';

export type OfferFacts = Omit<FlightFacts, 'level'>;

/** The facts of a class of a flight that a travel standard judges. */
export function factsOf(
  flight: DayFlight,
  offer: Offer,
  { saleDay, nearby }: { saleDay: Day; nearby?: readonly NearbyFare[] | undefined },
): OfferFacts {
  const { service, day, depMs } = flight;
  return {
    product: 'flight',
    day,
    time: service.depMinute,
    from: service.orgCity,
    city: service.dstCity,
    airline: service.airline,
    agreement: offer.cabin.isContract,
    cabin: offer.cabin.cabinClass,
    haul: service.arrMinute - service.depMinute,
    advance: daysBetween(saleDay, day),
    price: offer.fare,
    fullFares: {
      Y: service.fullFare,
      W: classFullFareOf(service, 'W'),
      C: classFullFareOf(service, 'C'),
      F: classFullFareOf(service, 'F'),
    },
    flightNo: service.flightNo,
    depMs,
    nearby,
  };
}

/** The journeys of these flights, as trip applications know them. */
export const journeysOf = (facts: readonly Pick<OfferFacts, 'from' | 'city' | 'day'>[]): BookedTrip => ({
  segments: facts.map(({ from, city, day }) => ({ from, to: city, day, toDay: '' })),
  rooms: 0,
});

/** The cheapest economy fare of each flight: the lowest fare within the hours is one of them. */
export function nearbyOf(found: readonly { flight: DayFlight; offers: readonly Offer[] }[]): NearbyFare[] {
  return found.flatMap(({ flight, offers }) => {
    const cheapest = offers.find(({ cabin }) => cabin.cabinClass === 'Y');
    return cheapest
      ? [{ name: flight.service.flightNo, depMs: flight.depMs, cabin: 'Y' as const, price: cheapest.fare }]
      : [];
  });
}

const lowestIn = ({ content }: AppliedStandard): (Rule & { limit: { kind: 'lowest' } })[] =>
  content.rules.filter(
    (rule): rule is Rule & { limit: Extract<Rule['limit'], { kind: 'lowest' }> } =>
      rule.product === 'flight' && rule.limit.kind === 'lowest',
  );

export const asksForLowest = (standard: AppliedStandard | undefined): boolean =>
  standard !== undefined &&
  (standard.party?.some((one) => asksForLowest(one.standard)) ?? lowestIn(standard).length > 0);

/** A lowest fare that is more than a reminder refuses or asks for a reason: the price check needs the other flights too. */
export const bindsToLowest = (standard: AppliedStandard | undefined): boolean =>
  standard !== undefined &&
  (standard.party?.some((one) => bindsToLowest(one.standard)) ??
    lowestIn(standard).some(({ effect }) => effect !== 'record' && effect !== 'hint'));

/** The standard of a list as it is shown: by the rules that count for one of its offers. */
export function standardView(
  standard: AppliedStandard,
  facts: OfferFacts | undefined,
  call: Pick<Call, 'app'>,
): FlightStandard {
  const control = controlOf(standard, 'flight');
  const rules = facts ? winnersOf({ ...facts, level: standard.person.level }, standard.content) : {};
  const effect = control === 'record' ? '' : effectInWords(standard, 'flight', call);
  const approval = approvalOf(standard, 'flight', call);
  return {
    cabinClass: rules.cabin?.limit.cabin ?? 'F',
    maxDiscount: rules.discount ? rules.discount.limit.percent / 10 : null,
    lowestWithinHours: rules.lowest?.limit.hours ?? null,
    control,
    ...reasonsIn(standard, 'flight'),
    ...whoseOf(standard),
    ...(approval && { approval }),
    summary: partyWords(
      standard,
      [...briefRules(standard, 'flight', true), effect].filter(Boolean).join(' · ') || '不限',
    ),
  };
}
