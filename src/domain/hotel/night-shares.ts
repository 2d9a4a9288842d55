import { fenOf } from '../money.ts';
import type { Fen } from '../money.ts';

/** Nights that are paid online, at the standard of their city, with what company and traveller pay of them together. */
interface PaidNights {
  rate: { payKind: string; nights: readonly { date: string; price: string }[] };
  standard?: { limit: string; nightLimits?: Readonly<Record<string, string>> };
  split?: { personal: string };
}

interface NightShare {
  date: string;
  /** Of one room. */
  company: Fen;
  personal: Fen;
}

/** Shares of each night of one room; empty where the company pays all of it. */
export function nightShares({ rate, standard, split }: PaidNights): NightShare[] {
  if (!split || !standard || fenOf(split.personal) === 0) return [];
  const paid = rate.payKind === 'guarantee' ? rate.nights.slice(0, 1) : rate.nights;
  return paid.map(({ date, price }) => {
    const limit = standard.nightLimits?.[date] ?? standard.limit;
    const all = fenOf(price);
    const company = limit === '' ? all : Math.min(all, fenOf(limit));
    return { date, company, personal: all - company };
  });
}
