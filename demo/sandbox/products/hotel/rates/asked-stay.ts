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
import { businessTermsOf, checkBusiness } from '../../../orders/business-terms.ts';

/** Limits of the seeded company's employees, as `custmerExtra.domeHotelTravel` has them in words. */
export const hotelLimits: Pick<HotelStandardRule, 'largeCity' | 'otherCity'> = { largeCity: 500_00, otherCity: 350_00 };

/** Buyer of a stay: the company of business travel with its standard. */
export interface Buyer {
  travelType: 'private' | 'business';
  companyId: string | null;
  rule: HotelStandardRule | null;
  costCenters: string[];
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
      buyer: await buyerOf(input.travelType, call),
      nowMs,
    },
  };
}

async function buyerOf(travelType: 'private' | 'business', { member, db }: Call): Promise<Buyer> {
  if (travelType === 'private' || !member) return { travelType, companyId: null, rule: null, costCenters: [] };
  const terms = await businessTermsOf(db, member);
  return {
    travelType,
    companyId: String(member.creditMemberId),
    rule: terms?.standard ? { ...hotelLimits, control: terms.standard.control } : null,
    costCenters: terms?.costCenters ?? [],
  };
}

/** Limit of a room and night in a city; null without a standard. */
export const limitIn = (buyer: Buyer, city: string): Fen | null => buyer.rule && hotelLimit(buyer.rule, city);

const controls = { record: '超标仅记录', reason: '超标须填写原因', forbid: '超标不可预订' } as const;

/** The standard as the answers name it; absent without one. */
export function standardIn({ rule }: Buyer, city: string): { standard?: HotelStandard } {
  if (!rule) return {};
  return {
    standard: {
      limit: yuanOf(hotelLimit(rule, city)),
      cityName: layoutOf(city).name,
      control: rule.control,
      summary: `${hotelStandardInWords(rule)}，${controls[rule.control]}`,
    },
  };
}
