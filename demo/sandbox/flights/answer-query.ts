import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { FareRule, Flight, FlightList } from '#contract/flight.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import type { FareUnderStandard, FlightStandardRule } from '#domain/corporate/flight-standard.ts';
import { ok } from '../call.ts';
import type { Handler } from '../call.ts';
import { businessTermsOf } from './business-terms.ts';
import { fareRuleOf, ruleIdOf } from './fare-rules.ts';
import { flightsOfDay } from './flights-of-day.ts';
import type { DayFlight } from './flights-of-day.ts';
import { seatCounts } from './inventory.ts';
import { offersOf, shownOffers } from './offers.ts';
import type { Offer } from './offers.ts';
import { serviceFeeOf } from './service-fees.ts';
import { checkBusiness, checkCounts, checkDay, checkEnds, isOnSale } from './trip-checks.ts';
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

/** Flights of a day with their classes; a pair without flights is an empty list, not an error. */
export const answerQuery: Handler<z.output<typeof flightSchemas.query>, FlightList> = async (input, call) => {
  const ends = checkEnds(input, call);
  if (!ends.ok) return ends.refusal;
  const nowMs = call.now();
  const refusal = checkDay('date', input.date, nowMs) ?? checkCounts(input, call) ?? checkBusiness(input.travelType, call.member);
  if (refusal) return refusal;
  const terms = input.travelType === 'business' && call.member ? await businessTermsOf(call.db, call.member) : undefined;
  const { org, dst, orgAirports, dstAirports } = ends.value;
  const counts = await seatCounts(call.db, org, dst, input.date, input.date);
  const needs = { seats: input.adults + input.children, hasMinors: input.children + input.infants > 0, hasContract: terms !== undefined };
  const found = flightsOfDay(org, dst, input.date)
    .filter((flight) => orgAirports.has(flight.service.org) && dstAirports.has(flight.service.dst) && isOnSale(flight.depMs, nowMs))
    .map((flight) => ({ flight, offers: offersOf(flight, nowMs, counts, needs) }))
    .filter(({ offers }) => offers.length > 0);
  const standard = terms?.standard;
  const buyer = { saleDay: dayAt(nowMs), fee: serviceFeeOf(call.member?.level, terms), standard, alternatives: alternativesOf(found, standard) };
  const rules: Record<string, FareRule> = {};
  const flights = found.map(({ flight, offers }): Flight => {
    const shown = shownOffers(offers);
    for (const { cabin } of shown) rules[ruleIdOf(flight.service.airline, cabin)] ??= fareRuleOf(flight.service.airline, cabin);
    return { ...flightView(flight), seats: shown.map((offer) => seatView(flight, offer, buyer)) };
  });
  const list: FlightList = { flights, rules, queriedAt: momentAt(nowMs), validUntilMs: nowMs + freshMs };
  return ok(standard ? { ...list, standard: standardView(standard) } : list);
};
