import type { IntlList } from '#contract/intl.ts';
import { worstVerdict } from '#parts/policy/worst-verdict.ts';
import type { NextOffer } from '#domain/intl/offers.ts';

type Judged = NonNullable<IntlList['standard']>['verdicts'][number];
const complies: Judged = { verdict: 'ok', reason: '' };

/** The company's standard on the slices of an offer up to the one that is chosen now: later ones may still be other flights. */
export function judgedOf({ standard }: IntlList, { offer }: NextOffer, slice: number) {
  if (!standard) return undefined;
  const found = offer.itineraries.slice(0, slice + 1).flatMap((at, no) => {
    const number = standard.above[no]?.[`${at}.${offer.brand}`];
    return (number !== undefined && standard.verdicts[number]) || [];
  });
  return worstVerdict(found) ?? complies;
}
