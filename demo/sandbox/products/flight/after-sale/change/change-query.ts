import type { z } from 'zod';
import type { ChangeOffers } from '#contract/order-after-sale.ts';
import type { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import type { FareRule } from '#contract/flight.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { changeDays } from '#domain/order/after-sale/change-days.ts';
import { ok } from '../../../../ground/call.ts';
import type { Call } from '../../../../ground/call.ts';
import { checkDay, isOnSale, sellDaysAhead } from '../../answers/trip-checks.ts';
import { flightView, seatView } from '../../answers/views.ts';
import { fareRuleOf, ruleIdOf } from '../../prices/fare-rules.ts';
import { offersOf, shownOffers } from '../../prices/offers.ts';
import { flightsOfDay } from '../../schedule/flights-of-day.ts';
import { newsOnPair } from '../../seats/inventory.ts';
import { letOthersIn } from '../../../../ground/in-turns.ts';
import { changeItems, findChanging, mayChangeTo, routeOf } from './change-prices.ts';
import { changeTotals } from '../../shown/show-change.ts';

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
  const lastSold = addDays(dayAt(now), sellDaysAhead);
  const days = changeDays(input.date, dayAt(now)).filter((day) => day <= lastSold);
  const { counts, changes } = await newsOnPair(call.db, org, dst, days[0] ?? input.date, days.at(-1) ?? input.date);
  const buyer = { saleDay: dayAt(now), fee, standard: terms?.standard };
  const rules: Record<string, FareRule> = {};
  const offersOn = (day: Day): ChangeOffers['flights'] =>
    flightsOfDay(org, dst, day, changes)
      .filter((flight) => isOnSale(flight, now))
      .map((flight) => ({
        ...flightView(flight),
        seats: shownOffers(offersOf(flight, now, counts, needs)).flatMap((offer) => {
          const items = mayChangeTo(changing, flight, offer.cabin.code) && changeItems(changing, flight, offer);
          if (!items) return [];
          const { airline } = flight.service;
          if (day === input.date) rules[ruleIdOf(airline, offer.cabin)] ??= fareRuleOf(airline, offer.cabin);
          const seat = seatView(flight, offer, buyer);
          return seat.standard?.verdict === 'forbidden' ? [] : { ...seat, change: changeTotals(items) };
        }),
      }))
      .filter(({ seats }) => seats.length > 0);
  const flights = offersOn(input.date);
  const lowest: ChangeOffers['lowest'] = [];
  for (const day of days) {
    lowest.push({ date: day, net: lowestOf(day === input.date ? flights : offersOn(day)) });
    await letOthersIn();
  }
  return ok({
    serverTimeMs: now,
    date: input.date,
    old: { triptype: old.triptype, changeNo: old.changeNo, ...old.flight },
    flights,
    lowest,
    rules,
    follows: changing.follows,
  });
}

/** The cheapest seat of a day, as what is due less what comes back; "" without one. */
function lowestOf(flights: ChangeOffers['flights']): string {
  const nets = flights.flatMap(({ seats }) => seats.map(({ change }) => fenOf(change.due) - fenOf(change.back)));
  return nets.length ? yuanOf(nets.reduce((least, net) => Math.min(least, net))) : '';
}
