import { trainOrder } from '#contract/train-order.ts';
import type { VerifiedTrain } from '#contract/train-order.ts';
import type { Services } from '#kit/services.ts';
import { firstTravellers } from '#parts/booking/company/booked-from.ts';
import type { HoldWords } from '#parts/booking/words/texts.ts';
import type { HoldSpec } from '#parts/booking/hold.ts';
import type { ChosenRide } from '../ride-query.ts';
import { conflictOf } from './conflict.ts';
import type { RailConflict } from './conflict.ts';

/** The rides that are wanted, with the price of one adult that was seen in the list, yuan. */
export interface RideOffer {
  rides: readonly ChosenRide[];
  travelType: 'private' | 'business';
  seen: string | undefined;
}

/** Prices of the chosen rides, and where so many passengers would sit. */
export function rideHold(
  services: Services,
  { rides, travelType, seen: first }: RideOffer,
  words: HoldWords,
): HoldSpec<VerifiedTrain, number, RailConflict> {
  let seen = first;
  return {
    words,
    first: 1,
    travellers: firstTravellers(services, 'train', travelType),
    same: (one, other) => one === other,
    ask: (passengers, signal, travellers) =>
      services.api.send(
        trainOrder.verify,
        { rides: [...rides], travelType, passengers, travellers, ...(seen !== undefined && { seenTotal: seen }) },
        { quiet: 'all', signal },
      ),
    conflictOf,
    offerOf: (conflict) => (conflict.kind === 'rate' ? conflict.verified : undefined),
    shown({ total }) {
      seen = total;
      return { seen };
    },
  };
}
