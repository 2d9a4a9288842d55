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

/** People and rides of an offer; another class of the train is another one. */
export interface WantedRides {
  people: number;
  rides: readonly ChosenRide[];
}

/** Prices of the chosen rides, and where so many passengers would sit. `shown`: its price is the one that was seen. */
export function rideHold(
  services: Services,
  { rides, travelType }: RideOffer,
  shown: { seen: string | undefined },
  words: HoldWords,
): HoldSpec<VerifiedTrain, WantedRides, RailConflict> {
  return {
    words,
    first: { people: 1, rides },
    travellers: firstTravellers(services, 'train', travelType),
    same: (one, other) => one.people === other.people && one.rides === other.rides,
    ask: ({ people: passengers, rides: asked }, signal, travellers) =>
      services.api.send(
        trainOrder.verify,
        {
          rides: [...asked],
          travelType,
          passengers,
          travellers,
          ...(shown.seen !== undefined && { seenTotal: shown.seen }),
        },
        { quiet: 'all', signal },
      ),
    conflictOf,
    offerOf: (conflict) => (conflict.kind === 'rate' ? conflict.verified : undefined),
    shown({ total }) {
      shown.seen = total;
      return { seen: total };
    },
  };
}
