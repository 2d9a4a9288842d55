import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { DayPrice } from '#contract/flight.ts';
import { addDays, dayAt, daysBetween, isDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { badInput, ok } from '../call.ts';
import type { Handler } from '../call.ts';
import { bounded } from './bounded.ts';
import { daysFrom, flightsOfDay } from './flights-of-day.ts';
import type { DayFlight } from './flights-of-day.ts';
import { seatCounts } from './inventory.ts';
import { offersOf } from './offers.ts';
import type { SeatCounts } from './offers.ts';
import { gridMs } from './outside-sales.ts';
import { taxesOf } from './taxes.ts';
import { checkEnds, isOnSale, sellDaysAhead } from './trip-checks.ts';

const mostDays = 70;
const anybody = { seats: 1, hasMinors: false, hasContract: false };
const nothingSold: SeatCounts = new Map();

/** Lowest adult total of a flight: fare, fund and fuel; undefined when it is full. */
function lowestOf(flight: DayFlight, nowMs: number, counts: SeatCounts): Fen | undefined {
  const offer = offersOf(flight, nowMs, counts, anybody)[0];
  if (!offer) return undefined;
  const taxes = taxesOf('ADT', flight.service.km, dayAt(nowMs));
  return offer.fare + taxes.fund + taxes.fuel;
}

interface Lowest {
  flight: DayFlight;
  total: Fen | undefined;
}

/** Prices of a day before our own sales; they change on the half hour at most. */
const cachedDays = bounded<readonly Lowest[]>(1200);

function lowestOfDay(org: string, dst: string, day: Day, nowMs: number): readonly Lowest[] {
  const grid = Math.floor(nowMs / gridMs);
  return cachedDays(`${org}${dst}${day} ${grid}`, () => flightsOfDay(org, dst, day).map((flight) => ({ flight, total: lowestOf(flight, nowMs, nothingSold) })));
}

/** The lowest adult price with taxes of each day, as the list of that day shows it; days without flights are left out. */
export const answerLowPrices: Handler<z.output<typeof flightSchemas.lowPrices>, { prices: DayPrice[] }> = async (input, call) => {
  const ends = checkEnds(input, call);
  if (!ends.ok) return ends.refusal;
  const nowMs = call.now();
  const today = dayAt(nowMs);
  for (const field of ['from', 'to'] as const) if (!isDay(input[field])) return badInput(field, '没有这一天，请重新选择日期');
  if (input.from > input.to) return badInput('to', '结束日期不能早于开始日期');
  const lastSold = addDays(today, sellDaysAhead);
  const from = input.from < today ? today : input.from;
  const to = input.to > lastSold ? lastSold : input.to;
  if (daysBetween(from, to) >= mostDays) return badInput('to', `一次最多查询 ${mostDays} 天的低价`);
  const { org, dst, orgAirports, dstAirports } = ends.value;
  const counts = await seatCounts(call.db, org, dst, from, to);
  const touched = new Set([...counts.keys()].map((key) => key.slice(0, key.indexOf(' '))));
  const prices = daysFrom(from, to).flatMap((date): DayPrice[] => {
    let best: Fen | undefined;
    for (const { flight, total } of lowestOfDay(org, dst, date, nowMs)) {
      if (!isOnSale(flight.depMs, nowMs) || !orgAirports.has(flight.service.org) || !dstAirports.has(flight.service.dst)) continue;
      const now = touched.has(flight.flightId) ? lowestOf(flight, nowMs, counts) : total;
      if (now !== undefined && (best === undefined || now < best)) best = now;
    }
    return best === undefined ? [] : [{ date, price: yuanOf(best) }];
  });
  return ok({ prices });
};
