import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { DayPrice } from '#contract/flight.ts';
import { addDays, dayAt, daysBetween, isDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { groupOf } from '#domain/flight/list/list-flight.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { badInput, ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { bounded } from '../../../ground/bounded.ts';
import { asChanged, daysFrom, flightsOfDay } from '../schedule/flights-of-day.ts';
import type { DayFlight } from '../schedule/flights-of-day.ts';
import { newsOnPair } from '../seats/inventory.ts';
import { offersOf } from '../prices/offers.ts';
import type { Needs, SeatCounts } from '../prices/offers.ts';
import { gridMs } from '../seats/outside-sales.ts';
import { serviceFeeOf } from '../../../orders/business/service-fees.ts';
import { taxesOf } from '../prices/taxes.ts';
import { checkCounts, checkEnds, isOnSale, sellDaysAhead } from './trip-checks.ts';
import { businessTermsOf, checkBusiness } from '../../../orders/business/business-terms.ts';

type LowPricesInput = z.output<typeof flightSchemas.lowPrices>;

const mostDays = 70;
const nothingSold: SeatCounts = new Map();

/** Limits of the offers: passengers and cabin. */
interface Wish {
  needs: Needs;
  cabin: LowPricesInput['cabin'];
}

/** Price of one adult's ticket, and with fund and fuel surcharge. */
interface Price {
  fare: Fen;
  total: Fen;
}

/** The cheapest seat of a flight for this party; undefined when it has none. */
function lowestOf(flight: DayFlight, nowMs: number, counts: SeatCounts, { needs, cabin }: Wish): Price | undefined {
  const offer = offersOf(flight, nowMs, counts, needs).find((one) => !cabin || groupOf(one.cabin.cabinClass) === cabin);
  if (!offer) return undefined;
  const taxes = taxesOf('ADT', flight.service.km, dayAt(nowMs));
  return { fare: offer.fare, total: offer.fare + taxes.fund + taxes.fuel };
}

interface Lowest {
  flight: DayFlight;
  price: Price | undefined;
}

/** Prices of a day before our own sales; they change on the half hour at most. */
const cachedDays = bounded<readonly Lowest[]>(2400);

function lowestOfDay(org: string, dst: string, day: Day, nowMs: number, wish: Wish): readonly Lowest[] {
  const { seats, hasMinors, hasContract } = wish.needs;
  const key = [org, dst, day, Math.floor(nowMs / gridMs), seats, hasMinors, hasContract, wish.cabin].join(' ');
  return cachedDays(key, () =>
    flightsOfDay(org, dst, day).map((flight) => ({ flight, price: lowestOf(flight, nowMs, nothingSold, wish) })),
  );
}

/** Lowest price of one adult of this party on each day, as the list of that day shows it. Days without seats for all are left out. */
export const answerLowPrices: Handler<LowPricesInput, { prices: DayPrice[] }> = async (input, call) => {
  const ends = checkEnds(input, call);
  if (!ends.ok) return ends.refusal;
  const refusal = checkCounts(input, call) ?? checkBusiness(input.travelType, call.member);
  if (refusal) return refusal;
  const nowMs = call.now();
  const today = dayAt(nowMs);
  for (const field of ['from', 'to'] as const)
    if (!isDay(input[field])) return badInput(field, '没有这一天，请重新选择日期');
  if (input.from > input.to) return badInput('to', '结束日期不能早于开始日期');
  const lastSold = addDays(today, sellDaysAhead);
  const from = input.from < today ? today : input.from;
  const to = input.to > lastSold ? lastSold : input.to;
  if (daysBetween(from, to) >= mostDays) return badInput('to', `一次最多查询 ${mostDays} 天的低价`);
  const { org, dst, orgAirports, dstAirports } = ends.value;
  const terms =
    input.travelType === 'business' && call.member
      ? await businessTermsOf(call.db, call.member, call.now())
      : undefined;
  const fee = serviceFeeOf(call.member?.level, terms);
  const wish: Wish = {
    needs: {
      seats: input.adults + input.children,
      hasMinors: input.children + input.infants > 0,
      hasContract: terms !== undefined,
    },
    cabin: input.cabin,
  };
  const { counts, changes } = await newsOnPair(call.db, org, dst, from, to);
  const touched = new Set([...counts.keys()].map((key) => key.slice(0, key.indexOf(' '))));
  const prices = daysFrom(from, to).flatMap((date): DayPrice[] => {
    let best: Price | undefined;
    for (const { flight, price } of lowestOfDay(org, dst, date, nowMs, wish)) {
      if (
        !isOnSale(asChanged(flight, changes), nowMs) ||
        !orgAirports.has(flight.service.org) ||
        !dstAirports.has(flight.service.dst)
      )
        continue;
      const now = touched.has(flight.flightId) ? lowestOf(flight, nowMs, counts, wish) : price;
      if (now && (!best || now.total < best.total)) best = now;
    }
    return best ? [{ date, price: yuanOf(best.total + fee.fee - fee.discount), parPrice: yuanOf(best.fare) }] : [];
  });
  return ok({ prices });
};
