import type { IntlList } from '#contract/intl.ts';
import { intlVerdict } from '#domain/corporate/intl-standard.ts';
import type { NextOffer } from '#domain/intl/offers.ts';

/** The company's standard on the slices of an offer up to the one that is chosen now: later ones may still be other flights. */
export function judgedOf(list: IntlList, { offer }: NextOffer, slice: number) {
  const cabin = list.brands[offer.brand]?.cabin;
  if (!list.standard || !cabin) return undefined;
  const slices = offer.itineraries
    .slice(0, slice + 1)
    .map((at, no) => ({ minutes: list.slices[no]?.[at]?.minutes ?? 0, cabin, price: 0 }));
  return intlVerdict(list.standard, slices);
}
