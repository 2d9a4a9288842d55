import type { z } from 'zod';
import type { ChangeOffers } from '#contract/order-after-sale.ts';
import type { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import type { FareRule } from '#contract/flight.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { ok } from '../../../call.ts';
import type { Call } from '../../../call.ts';
import { checkDay, isOnSale } from '../../../flights/answers/trip-checks.ts';
import { flightView, seatView } from '../../../flights/answers/views.ts';
import { fareRuleOf, ruleIdOf } from '../../../flights/prices/fare-rules.ts';
import { offersOf, shownOffers } from '../../../flights/prices/offers.ts';
import { flightsOfDay } from '../../../flights/schedule/flights-of-day.ts';
import { newsOnPair } from '../../../flights/seats/inventory.ts';
import { changeItems, findChanging, mayChangeTo, routeOf } from './change-prices.ts';
import { changeTotals } from './show-change.ts';

/** Flights of a day on the order's route that these tickets may be changed to, each seat with its price for all of them. */
export async function queryChange(
  input: z.output<typeof orderAfterSaleSchemas.changeQuery>,
  call: Call,
): Promise<Envelope<ChangeOffers>> {
  const refusal = checkDay('date', input.date, call.now());
  if (refusal) return refusal;
  const found = await findChanging(input, call);
  if (!found.ok) return found.answer;
  const { changing } = found;
  const { now, needs, fee, terms, old } = changing;
  const { org, dst } = routeOf(changing);
  const { counts, changes } = await newsOnPair(call.db, org, dst, input.date, input.date);
  const buyer = { saleDay: dayAt(now), fee, standard: terms?.standard, alternatives: [] };
  const rules: Record<string, FareRule> = {};
  const flights = flightsOfDay(org, dst, input.date, changes)
    .filter((flight) => isOnSale(flight, now))
    .map((flight) => ({
      ...flightView(flight),
      seats: shownOffers(offersOf(flight, now, counts, needs)).flatMap((offer) => {
        const items = mayChangeTo(changing, flight, offer.cabin.code) && changeItems(changing, flight, offer);
        if (!items) return [];
        const { airline } = flight.service;
        rules[ruleIdOf(airline, offer.cabin)] ??= fareRuleOf(airline, offer.cabin);
        const seat = seatView(flight, offer, buyer);
        return seat.standard?.verdict === 'forbidden' ? [] : { ...seat, change: changeTotals(items) };
      }),
    }))
    .filter(({ seats }) => seats.length > 0);
  return ok({
    serverTimeMs: now,
    date: input.date,
    old: { triptype: old.triptype, changeNo: old.changeNo, ...old.flight },
    flights,
    rules,
    follows: changing.follows,
  });
}
