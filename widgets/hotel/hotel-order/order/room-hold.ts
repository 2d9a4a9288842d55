import { hotelOrder } from '#contract/hotel-order.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import { asInput } from '#domain/hotel/stay-choice.ts';
import type { Services } from '#kit/services.ts';
import { firstTravellers } from '#parts/booking/company/booked-from.ts';
import type { HoldSpec } from '#parts/booking/hold.ts';
import type { Choice } from '../address.ts';
import { conflictOf } from './conflict.ts';
import type { StayConflict } from './conflict.ts';
import type { Texts } from '../texts.ts';

/** Rooms and price of the chosen rate; the stay names its own people. */
export function roomHold(
  services: Services,
  { hotelId, rateId, stay, travelType, seen: first }: Choice,
  words: Texts,
): HoldSpec<VerifiedStay, null, StayConflict> {
  let seen = first;
  return {
    words,
    first: null,
    travellers: firstTravellers(services, 'hotel', travelType),
    same: () => true,
    ask: (_, signal, travellers) =>
      services.api.send(
        hotelOrder.verify,
        {
          hotelId,
          rateId,
          ...asInput(stay, travelType),
          travellers,
          ...(seen !== undefined && { seenTotal: seen }),
        },
        { quiet: 'all', signal },
      ),
    conflictOf: (refusal) => (refusal.ret === 404 ? { kind: 'product' } : conflictOf(refusal)),
    offerOf: (conflict) => (conflict.kind === 'rate' ? conflict.verified : undefined),
    shown({ rate }) {
      seen = rate.total;
      return { seen };
    },
  };
}
