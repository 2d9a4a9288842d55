import type { z } from 'zod';
import type { HotelStandard } from '#contract/hotel.ts';
import type { hotelSchemas } from '#contract/hotel.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, daysBetween } from '#domain/china-time.ts';
import { stayProblem } from '#domain/hotel/stay.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Day } from '#domain/china-time.ts';
import type { HotelFacts } from '#domain/policy/facts.ts';
import { badInput } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { layoutOf } from '../catalogue/city-layout.ts';
import type { Stay } from './stay-rates.ts';
import { checkBusiness } from '../../../orders/business/business-terms.ts';
import type { BookedTrip } from '../../../orders/applications/take.ts';
import { buyerOf } from '../../../orders/business/buyer.ts';
import type { Buyer } from '../../../orders/business/buyer.ts';
import { judgeBy } from '../../../orders/business/check-standard.ts';
import type { ForTraveller } from '../../../orders/business/party-standard.ts';
import type { AppliedStandard } from '../../../orders/business/standard-for.ts';
import { controlView, hasRules, isOneForAll } from '../../../orders/business/standard-words.ts';

export interface AskedStay {
  stay: Stay;
  nights: number;
  buyer: Buyer;
  app: Call['app'];
  nowMs: number;
}

type StayInput = Pick<
  z.output<typeof hotelSchemas.rates>,
  'checkIn' | 'checkOut' | 'rooms' | 'adults' | 'childAges' | 'travelType'
> & { forWhom?: readonly number[] | undefined; travellers?: readonly ForTraveller[] | undefined };

/** The stay that a call asks for, or the refusal that names its field. */
export async function askedStay(
  input: StayInput,
  call: Call,
): Promise<{ ok: true; asked: AskedStay } | { ok: false; refusal: Envelope<never> }> {
  const nowMs = call.now();
  const problem = stayProblem(input.checkIn, input.checkOut, nowMs);
  if (problem) return { ok: false, refusal: badInput(problem.field, problem.message) };
  const refusal = checkBusiness(input.travelType, call.member);
  if (refusal) return { ok: false, refusal };
  const { checkIn, checkOut, rooms, adults, childAges } = input;
  return {
    ok: true,
    asked: {
      stay: { checkIn, checkOut, rooms, adults, childAges },
      nights: daysBetween(checkIn, checkOut),
      buyer: await buyerOf(input.travelType, call, {
        product: 'hotel',
        employeeIds: input.forWhom,
        travellers: input.travellers,
      }),
      app: call.app,
      nowMs,
    },
  };
}

export type StayFacts = Omit<HotelFacts, 'level'>;

/** The facts of a rate that a travel standard judges; nights of one room. */
export const factsOf = (
  { city, star }: { city: string; star: number },
  agreement: boolean,
  nights: StayFacts['nights'],
  { stay, nowMs }: Pick<AskedStay, 'stay' | 'nowMs'>,
): StayFacts => ({
  product: 'hotel',
  city,
  nights,
  rooms: stay.rooms,
  stars: star,
  agreement,
  advance: Math.max(0, daysBetween(dayAt(nowMs), stay.checkIn)),
});

/** A stay as trip applications know it. */
export const tripOf = (
  { city }: Pick<StayFacts, 'city'>,
  { checkIn, checkOut, rooms }: Pick<AskedStay['stay'], 'checkIn' | 'checkOut' | 'rooms'>,
): BookedTrip => ({ segments: [{ from: '', to: city, day: checkIn, toDay: checkOut }], rooms });

/** Limit of a room and night in a city; undefined without one. */
export const limitIn = (standard: AppliedStandard, city: string, day: Day, asked: AskedStay): Fen | undefined =>
  judgeBy(standard, factsOf({ city, star: 0 }, true, [{ day, price: 0 }], asked)).limit;

/** The standard as the answers name it; absent without one. */
export function standardIn(asked: AskedStay, city: string): { standard?: HotelStandard } {
  const { standard } = asked.buyer;
  if (!standard || !hasRules(standard, 'hotel')) return {};
  // People with different standards have no limit in common.
  const limit = isOneForAll(standard) ? limitIn(standard, city, asked.stay.checkIn, asked) : undefined;
  return {
    standard: {
      limit: limit === undefined ? '' : yuanOf(limit),
      cityName: layoutOf(city).name,
      ...controlView(standard, 'hotel', asked),
    },
  };
}
