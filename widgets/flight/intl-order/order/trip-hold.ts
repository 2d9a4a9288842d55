import { intlOrder } from '#contract/intl-order.ts';
import type { IntlConflict, VerifiedIntl } from '#contract/intl-order.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import { askedSlices, writeParty } from '#domain/intl/search/trip-codec.ts';
import type { Services } from '#kit/services.ts';
import { firstTravellers } from '#parts/booking/company/booked-from.ts';
import type { HoldSpec } from '#parts/booking/hold.ts';
import type { HoldWords } from '#parts/booking/words/texts.ts';
import { draftKeyOf } from '../address.ts';
import type { Choice } from '../address.ts';
import { conflictOf } from '#parts/intl/offer/conflict.ts';

export const sameParty = (one: IntlParty, other: IntlParty): boolean => writeParty(one) === writeParty(other);

/** Price, conditions and seats of the chosen trip, for these passengers by type. */
export function tripHold(
  services: Services,
  choice: Choice,
  words: HoldWords,
): HoldSpec<VerifiedIntl, IntlParty, IntlConflict> {
  const { flightType, legs, flights, brandId, party, travelType } = choice;
  /** The price that was seen is that of a party. */
  let seen = { total: choice.seen, party };
  const slices = askedSlices(legs).map((leg, at) => ({ ...leg, flights: [...(flights[at] ?? [])] }));
  return {
    words,
    keptAs: draftKeyOf(choice),
    first: party,
    travellers: firstTravellers(services, 'intl', travelType),
    same: sameParty,
    ask: (wanted, signal, travellers, verifyKey) =>
      services.api.send(
        intlOrder.verify,
        {
          flightType,
          slices,
          brandId,
          party: wanted,
          travelType,
          verifyKey,
          travellers,
          ...(seen.total !== undefined && sameParty(wanted, seen.party) && { seenTotal: seen.total }),
        },
        { quiet: 'all', signal },
      ),
    conflictOf,
    offerOf: (conflict) => (conflict.kind === 'rate' ? conflict.verified : undefined),
    shown({ total, types }) {
      const now = Object.fromEntries(types.map(({ psgType, count }) => [psgType, count]));
      seen = { total, party: now };
      return { seen: total, party: writeParty(now) };
    },
  };
}
