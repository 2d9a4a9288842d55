import type { z } from 'zod';
import type { HotelStandard } from '#contract/hotel.ts';
import type { hotelSchemas } from '#contract/hotel.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { hotelLimit, hotelStandardInWords } from '#domain/corporate/hotel-standard.ts';
import type { HotelStandardRule } from '#domain/corporate/hotel-standard.ts';
import { daysBetween } from '#domain/china-time.ts';
import { stayProblem } from '#domain/hotel/stay.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { badInput } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { layoutOf } from '../catalogue/city-layout.ts';
import type { Stay } from './stay-rates.ts';
import { checkBusiness } from '../../../orders/business/business-terms.ts';
import { buyerOf, controlWords } from '../../../orders/business/buyer.ts';
import type { Buyer as AnyBuyer } from '../../../orders/business/buyer.ts';

/** Limits of the seeded company's employees, as `custmerExtra.domeHotelTravel` has them in words. */
export const hotelLimits: Pick<HotelStandardRule, 'largeCity' | 'otherCity'> = { largeCity: 500_00, otherCity: 350_00 };

/** Buyer of a stay: the company of business travel with its standard. */
export interface Buyer extends Omit<AnyBuyer, 'control'> {
  rule: HotelStandardRule | null;
}

export interface AskedStay {
  stay: Stay;
  nights: number;
  buyer: Buyer;
  nowMs: number;
}

type StayInput = Pick<
  z.output<typeof hotelSchemas.rates>,
  'checkIn' | 'checkOut' | 'rooms' | 'adults' | 'childAges' | 'travelType'
>;

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
      buyer: await stayBuyer(input.travelType, call),
      nowMs,
    },
  };
}

async function stayBuyer(travelType: 'private' | 'business', call: Call): Promise<Buyer> {
  const { control, ...buyer } = await buyerOf(travelType, call);
  return { ...buyer, rule: control && { ...hotelLimits, control } };
}

/** Limit of a room and night in a city; null without a standard. */
export const limitIn = (buyer: Buyer, city: string): Fen | null => buyer.rule && hotelLimit(buyer.rule, city);

/** The standard as the answers name it; absent without one. */
export function standardIn({ rule }: Buyer, city: string): { standard?: HotelStandard } {
  if (!rule) return {};
  return {
    standard: {
      limit: yuanOf(hotelLimit(rule, city)),
      cityName: layoutOf(city).name,
      control: rule.control,
      summary: `${hotelStandardInWords(rule)}，${controlWords[rule.control]}`,
    },
  };
}
