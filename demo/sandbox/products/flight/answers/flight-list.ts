import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { FareRule, Flight, FlightList } from '#contract/flight.ts';
import type { Call } from '../../../ground/call.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { fareRuleOf, ruleIdOf } from '../prices/fare-rules.ts';
import { flightsOfDay } from '../schedule/flights-of-day.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';
import { flightText, ruleText, seatTexts } from './list-text.ts';
import { offersOf, shownOffers } from '../prices/offers.ts';
import type { Offer } from '../prices/offers.ts';
import type { FlightNews } from '../seats/inventory.ts';
import type { ServiceFee } from '../../../orders/business/service-fees.ts';
import { isOnSale } from './trip-checks.ts';
import type { Ends } from './trip-checks.ts';
import { asksForLowest, factsOf, nearbyOf, standardView } from './flight-facts.ts';
import { flightView, seatView } from './views.ts';
import type { BusinessTerms } from '../../../orders/business/business-terms.ts';

/** An answer is stale after ten minutes. */
const freshMs = 10 * 60_000;

/** Input of a list beside the clock. */
export interface Asked {
  input: z.output<typeof flightSchemas.query>;
  ends: Ends;
  terms: BusinessTerms | undefined;
  fee: ServiceFee;
  app: Call['app'];
  news: FlightNews;
  /** The traveller pays what is above the standard. */
  isShared?: boolean;
}

interface Found {
  flight: DayFlight;
  offers: readonly Offer[];
}

/** Flights of the city pair that can be bought now, with all their classes. */
function foundFor(
  { input, ends, terms, news }: Omit<Asked, 'fee' | 'app'>,
  nowMs: number,
  isAsked = isAskedIn(ends),
): Found[] {
  const { org, dst } = ends;
  const needs = {
    seats: input.adults + input.children,
    hasMinors: input.children + input.infants > 0,
    hasContract: terms !== undefined,
  };
  return flightsOfDay(org, dst, input.date, news.changes)
    .filter((flight) => isAsked(flight) && isOnSale(flight, nowMs))
    .map((flight) => ({ flight, offers: offersOf(flight, nowMs, news.counts, needs) }))
    .filter(({ offers }) => offers.length > 0);
}

const isAskedIn =
  ({ orgAirports, dstAirports }: Ends) =>
  ({ service }: DayFlight): boolean =>
    orgAirports.has(service.org) && dstAirports.has(service.dst);

export function listOf(asked: Asked, nowMs: number): FlightList {
  const all = foundFor(asked, nowMs, () => true);
  const found = all.filter(({ flight }) => isAskedIn(asked.ends)(flight));
  const standard = asked.terms?.standard;
  // Flights of the other airports count, too: the price check does not know which ones were asked for.
  const nearby = asksForLowest(standard) ? nearbyOf(all) : undefined;
  const buyer = { saleDay: dayAt(nowMs), fee: asked.fee, standard, nearby };
  const rules: Record<string, FareRule> = {};
  const flights = found.map(({ flight, offers }): Flight => {
    const shown = shownOffers(offers);
    for (const { cabin } of shown)
      rules[ruleIdOf(flight.service.airline, cabin)] ??= fareRuleOf(flight.service.airline, cabin);
    return { ...flightView(flight), seats: shown.map((offer) => seatView(flight, offer, buyer)) };
  });
  const list: FlightList = { flights, rules, queriedAt: momentAt(nowMs), validUntilMs: nowMs + freshMs };
  const [first] = found;
  const [offer] = first?.offers ?? [];
  if (!standard) return list;
  const view = standardView(standard, first && offer && factsOf(first.flight, offer, buyer), asked);
  return { ...list, standard: { ...view, ...(asked.isShared && { tolerance: yuanOf(standard.content.tolerance) }) } };
}

/** A list of private travel as JSON: to the letter that of `listOf`, in a third of the time. */
export function writeList(asked: Asked, nowMs: number): string {
  const rules = new Map<string, string>();
  const seatText = seatTexts(dayAt(nowMs), asked.fee);
  const flights = foundFor(asked, nowMs).map(({ flight, offers }) => {
    const { airline } = flight.service;
    const seats = shownOffers(offers).map((offer) => {
      const id = ruleIdOf(airline, offer.cabin);
      if (!rules.has(id)) rules.set(id, `"${id}":${ruleText(id, airline, offer.cabin)}`);
      return seatText(flight, offer);
    });
    return flightText(flight, seats.join());
  });
  return `{"flights":[${flights.join()}],"rules":{${[...rules.values()].join()}},"queriedAt":"${momentAt(nowMs)}","validUntilMs":${nowMs + freshMs}}`;
}
