import type { IntlList } from '#contract/intl.ts';
import type { NextOffer } from '#domain/intl/offers.ts';

const complies = { verdict: 'ok' as const, reason: '' };

/** The company's standard on the slices of an offer up to the one that is chosen now: later ones may still be other flights. */
export function judgedOf({ standard }: IntlList, { offer }: NextOffer, slice: number) {
  if (!standard) return undefined;
  const found = offer.itineraries.slice(0, slice + 1).flatMap((at, no) => {
    const number = standard.above[no]?.[`${at}.${offer.brand}`];
    return (number !== undefined && standard.verdicts[number]) || [];
  });
  return found.find(({ verdict }) => verdict === 'forbidden') ?? found[0] ?? complies;
}
