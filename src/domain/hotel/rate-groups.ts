import { fenOf } from '../money.ts';

/** Parts of a rate that a guest chooses by; its name is not one. */
interface RateLike {
  rateId: string;
  breakfasts: number;
  payKind: string;
  cancel: { kind?: string; sentence: string };
  instant: boolean;
  invoice: string;
  specialInvoice: boolean;
  total: string;
}

/** The cost of a cancellation follows from the price: two rates with the same steps are alike. */
const signOf = ({ breakfasts, payKind, cancel, instant, invoice, specialInvoice }: RateLike): string =>
  [breakfasts, payKind, cancel.sentence.replace(/¥[\d,.]+/g, '¥'), instant, invoice, specialInvoice].join(' ');

/** Another rate can be cancelled free of charge and is paid at the hotel, for no more and with no less in it. */
const isBeaten = <R extends RateLike>(one: R, rates: readonly R[]): boolean =>
  one.cancel.kind === 'none' &&
  one.payKind === 'prepaid' &&
  rates.some(
    (other) =>
      other.cancel.kind === 'free' &&
      other.payKind === 'atHotel' &&
      other.breakfasts >= one.breakfasts &&
      (other.instant || !one.instant) &&
      (other.specialInvoice || !one.specialInvoice) &&
      fenOf(other.total) <= fenOf(one.total),
  );

/**
 * The rates of a room without those that another beats, the cheapest first: of those that differ in nothing but name and price only the cheapest is `shown`,
 * the others are `merged`.
 */
export function groupRates<R extends RateLike>(rates: readonly R[]): { shown: R[]; merged: R[] } {
  const known = new Set<string>();
  const shown: R[] = [];
  const merged: R[] = [];
  for (const rate of rates.filter((one) => !isBeaten(one, rates)).sort((a, b) => fenOf(a.total) - fenOf(b.total))) {
    const sign = signOf(rate);
    if (known.has(sign)) merged.push(rate);
    else shown.push(rate);
    known.add(sign);
  }
  return { shown, merged };
}

/** Rates of a room that are shown before its list is unfolded. */
const ratesAtFirst = 4;

/** The first rates of a room; the one that the page puts first is always among them. */
export function firstRates<R extends RateLike>(shown: readonly R[], bestId: string | undefined): R[] {
  const best = shown.findIndex(({ rateId }) => rateId === bestId);
  const first = shown.slice(0, ratesAtFirst);
  return best < ratesAtFirst ? first : [...first.slice(0, -1), ...shown.slice(best, best + 1)];
}

interface Choosable extends RateLike {
  cancel: { kind: string; sentence: string };
  standard?: { verdict: string } | undefined;
}

/** The rate that a page recommends: the cheapest within the travel standard that can be cancelled free of charge, else the cheapest within it. */
export function bestRate<R extends Choosable>(rates: readonly R[]): R | undefined {
  const within = rates
    .filter(({ standard }) => !standard || standard.verdict === 'ok')
    .sort((a, b) => fenOf(a.total) - fenOf(b.total));
  return within.find(({ cancel }) => cancel.kind === 'free') ?? within[0];
}
