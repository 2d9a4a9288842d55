import type { VerifiedStay } from '#contract/hotel-order.ts';
import { splitStay } from '#domain/corporate/hotel-standard.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';

export interface NightShare {
  date: string;
  /** Of one room. */
  company: Fen;
  personal: Fen;
}

/** Shares of each night of one room, of the nights that are paid online; empty where the company pays all of it. */
export function nightShares({ rate, standard, split }: VerifiedStay): NightShare[] {
  if (!split || !standard || fenOf(split.personal) === 0) return [];
  const paid = rate.payKind === 'guarantee' ? rate.nights.slice(0, 1) : rate.nights;
  return paid.map(({ date, price }) => ({ date, ...splitStay(fenOf(standard.limit), [fenOf(price)], 1) }));
}
