import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { FareRule, Flight, FlightList } from '#contract/flight.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import type { FareUnderStandard, FlightStandardRule } from '#domain/corporate/flight-standard.ts';
import { bounded } from './bounded.ts';
import { ok } from '../call.ts';
import { writtenOnce } from '../wire/reply.ts';
import type { Handler } from '../call.ts';
import { businessTermsOf } from './business-terms.ts';
import type { BusinessTerms } from './business-terms.ts';
import { fareRuleOf, ruleIdOf } from './fare-rules.ts';
import { flightsOfDay } from './flights-of-day.ts';
import type { DayFlight } from './flights-of-day.ts';
import { seatCounts } from './inventory.ts';
import { offersOf, shownOffers } from './offers.ts';
import type { Offer, SeatCounts } from './offers.ts';
import { serviceFeeOf } from './service-fees.ts';
import type { ServiceFee } from './service-fees.ts';
import { checkBusiness, checkCounts, checkDay, checkEnds, isOnSale } from './trip-checks.ts';
import type { Ends } from './trip-checks.ts';
import { flightView, seatView, standardView, underStandard } from './views.ts';

/** An answer is stale after ten minutes. */
const freshMs = 10 * 60_000;

/** The cheapest granted fare of each flight: what the lowest-fare reminder compares with. */
function alternativesOf(found: readonly { flight: DayFlight; offers: readonly Offer[] }[], standard: FlightStandardRule | undefined): FareUnderStandard[] {
  if (!standard || standard.lowestWithinHours === null) return [];
  return found.flatMap(({ flight, offers }) => {
    const cheapest = offers.find((offer) => offer.cabin.cabinClass === 'Y');
    return cheapest ? [underStandard(flight, cheapest)] : [];
  });
}

/** What a list depends on beside the clock. */
interface Asked {
  input: z.output<typeof flightSchemas.query>;
  ends: Ends;
  terms: BusinessTerms | undefined;
  fee: ServiceFee;
  counts: SeatCounts;
}

function listOf({ input, ends, terms, fee, counts }: Asked, nowMs: number): FlightList {
  const { org, dst, orgAirports, dstAirports } = ends;
  const needs = { seats: input.adults + input.children, hasMinors: input.children + input.infants > 0, hasContract: terms !== undefined };
  const found = flightsOfDay(org, dst, input.date)
    .filter((flight) => orgAirports.has(flight.service.org) && dstAirports.has(flight.service.dst) && isOnSale(flight.depMs, nowMs))
    .map((flight) => ({ flight, offers: offersOf(flight, nowMs, counts, needs) }))
    .filter(({ offers }) => offers.length > 0);
  const standard = terms?.standard;
  const buyer = { saleDay: dayAt(nowMs), fee, standard, alternatives: alternativesOf(found, standard) };
  const rules: Record<string, FareRule> = {};
  const flights = found.map(({ flight, offers }): Flight => {
    const shown = shownOffers(offers);
    for (const { cabin } of shown) rules[ruleIdOf(flight.service.airline, cabin)] ??= fareRuleOf(flight.service.airline, cabin);
    return { ...flightView(flight), seats: shown.map((offer) => seatView(flight, offer, buyer)) };
  });
  const list: FlightList = { flights, rules, queriedAt: momentAt(nowMs), validUntilMs: nowMs + freshMs };
  return standard ? { ...list, standard: standardView(standard) } : list;
}

/**
 * Lists of private travel, for as long as they are exact: departures, closing times and steps of the market fall on
 * whole minutes, and whatever the sandbox has sold of the day is part of the key.
 */
const kept = bounded<Envelope<FlightList>>(64);

function keyOf({ input, ends, fee, counts }: Asked, nowMs: number): string {
  const { org, dst, orgAirports, dstAirports } = ends;
  const sold = Array.from(counts, ([seat, { capacity, taken }]) => `${seat} ${capacity} ${taken}`).sort();
  return [org, dst, ...orgAirports, '>', ...dstAirports, input.date, input.adults, input.children, input.infants, JSON.stringify(fee), Math.floor(nowMs / 60_000), ...sold].join('|');
}

/** Flights of a day with their classes; a pair without flights is an empty list, not an error. */
export const answerQuery: Handler<z.output<typeof flightSchemas.query>, FlightList> = async (input, call) => {
  const checked = checkEnds(input, call);
  if (!checked.ok) return checked.refusal;
  const nowMs = call.now();
  const refusal = checkDay('date', input.date, nowMs) ?? checkCounts(input, call) ?? checkBusiness(input.travelType, call.member);
  if (refusal) return refusal;
  const ends = checked.value;
  const terms = input.travelType === 'business' && call.member ? await businessTermsOf(call.db, call.member) : undefined;
  const counts = await seatCounts(call.db, ends.org, ends.dst, input.date, input.date);
  const asked = { input, ends, terms, fee: serviceFeeOf(call.member?.level, terms), counts };
  return terms ? ok(listOf(asked, nowMs)) : kept(keyOf(asked, nowMs), () => writtenOnce(ok(listOf(asked, nowMs))));
};
