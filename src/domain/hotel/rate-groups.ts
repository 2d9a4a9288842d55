import { fenOf } from '../money.ts';

/** Parts of a rate that a guest chooses by; its name is not one. */
interface RateLike {
  rateId: string;
  breakfasts: number;
  payKind: string;
  cancel: { sentence: string };
  instant: boolean;
  invoice: string;
  specialInvoice: boolean;
  total: string;
}

/** The cost of a cancellation follows from the price: two rates with the same steps are alike. */
const signOf = ({ breakfasts, payKind, cancel, instant, invoice, specialInvoice }: RateLike): string =>
  [breakfasts, payKind, cancel.sentence.replace(/¥[\d,.]+/g, '¥'), instant, invoice, specialInvoice].join(' ');

/**
 * The rates of a room, the cheapest first: of those that differ in nothing but name and price only the cheapest is `shown`,
 * the others are `merged`.
 */
export function groupRates<R extends RateLike>(rates: readonly R[]): { shown: R[]; merged: R[] } {
  const known = new Set<string>();
  const shown: R[] = [];
  const merged: R[] = [];
  for (const rate of [...rates].sort((a, b) => fenOf(a.total) - fenOf(b.total))) {
    const sign = signOf(rate);
    if (known.has(sign)) merged.push(rate);
    else shown.push(rate);
    known.add(sign);
  }
  return { shown, merged };
}
