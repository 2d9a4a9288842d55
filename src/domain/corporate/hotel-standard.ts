import { fenOf, showFen } from '../money.ts';
import type { Fen } from '../money.ts';
import type { FlightStandardRule } from './flight-standard.ts';

/** Limits of an employee for a room and night, by the size of the city. */
export interface HotelStandardRule {
  largeCity: Fen;
  otherCity: Fen;
  control: FlightStandardRule['control'];
}

/** The four largest cities of the travel standards. */
const largeCities = new Set(['BJS', 'SHA', 'CAN', 'SZX']);

export const hotelLimit = (rule: HotelStandardRule, city: string): Fen =>
  largeCities.has(city) ? rule.largeCity : rule.otherCity;

/** `一线城市 ¥500，其他城市 ¥350` */
export const hotelStandardInWords = ({ largeCity, otherCity }: HotelStandardRule): string =>
  `一线城市 ¥${showFen(largeCity)}，其他城市 ¥${showFen(otherCity)}`;

export interface StayVerdict {
  verdict: 'ok' | 'over' | 'forbidden';
  /** Of all nights and rooms. */
  overBy: Fen;
  /** Of the dearest night, one room. */
  overByNight: Fen;
  reason: string;
}

/** Each night of each room stands against the limit by itself: a cheap night does not pay for a dear one. */
export function stayVerdict(
  { control }: Pick<HotelStandardRule, 'control'>,
  limit: Fen,
  nights: readonly Fen[],
  rooms: number,
): StayVerdict {
  const over = nights.map((price) => Math.max(0, price - limit));
  const overByNight = Math.max(0, ...over);
  const overBy = over.reduce((sum, part) => sum + part, 0) * rooms;
  if (!overBy) return { verdict: 'ok', overBy: 0, overByNight: 0, reason: '' };
  const dear = over.filter((part) => part > 0).length;
  const where = dear < nights.length ? `${nights.length} 晚中有 ${dear} 晚` : '';
  return {
    verdict: control === 'forbid' ? 'forbidden' : 'over',
    overBy,
    overByNight,
    reason: `${where}高于差标 ¥${showFen(limit)}/晚，共超出 ¥${showFen(overBy)}`,
  };
}

/** Shares of a stay: the company pays each night of each room up to the limit, the traveller the rest. */
export function splitStay(limit: Fen, nights: readonly Fen[], rooms: number): { company: Fen; personal: Fen } {
  const company = nights.reduce((sum, price) => sum + Math.min(price, limit), 0) * rooms;
  return { company, personal: nights.reduce((sum, price) => sum + price, 0) * rooms - company };
}

/** Nights that are paid online, at the standard of their city, with what company and traveller pay of them together. */
interface PaidNights {
  rate: { payKind: string; nights: readonly { date: string; price: string }[] };
  standard?: { limit: string };
  split?: { personal: string };
}

export interface NightShare {
  date: string;
  /** Of one room. */
  company: Fen;
  personal: Fen;
}

/** Shares of each night of one room; empty where the company pays all of it. */
export function nightShares({ rate, standard, split }: PaidNights): NightShare[] {
  if (!split || !standard || fenOf(split.personal) === 0) return [];
  const paid = rate.payKind === 'guarantee' ? rate.nights.slice(0, 1) : rate.nights;
  return paid.map(({ date, price }) => ({ date, ...splitStay(fenOf(standard.limit), [fenOf(price)], 1) }));
}
