import { flight } from '#contract/flight.ts';
import type { FlightConflict, Verified } from '#contract/flight.ts';
import { writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import type { Counts } from '#domain/passenger/party/party-counts.ts';
import { sameSegment } from '#domain/trip/legs.ts';
import type { Services } from '#kit/services.ts';
import { firstTravellers } from '#parts/booking/company/booked-from.ts';
import type { HoldSpec } from '#parts/booking/hold.ts';
import type { Choice } from '../address.ts';
import { conflictOf } from './conflict.ts';
import { sameCounts } from '../price/totals.ts';
import type { texts } from '../texts.ts';

/** Price, rules and seats of the chosen flights, for these numbers of passengers. */
export function seatHold(
  services: Services,
  { seats: chosen, counts, travelType }: Choice,
  words: typeof texts,
): HoldSpec<Verified, Counts, FlightConflict> {
  let seats = chosen;
  return {
    words,
    first: counts,
    travellers: firstTravellers(services, 'flight', travelType),
    same: sameCounts,
    ask: ({ ADT: adults, CHD: children, INF: infants }, signal, travellers) =>
      services.api.send(
        flight.verify,
        { seats, adults, children, infants, travelType, travellers },
        { quiet: 'all', signal },
      ),
    conflictOf: ({ ret, data }) => (ret === 409 ? conflictOf(data) : undefined),
    offerOf: (conflict) => (conflict.kind === 'priceChanged' ? conflict.verified : undefined),
    shown({ segments }) {
      seats = seats.map((seat) => ({
        ...seat,
        parPrice: segments.find((one) => sameSegment(one, seat))?.seat.parPrice ?? seat.parPrice,
      }));
      return { seats: writeChosenSeats(seats) };
    },
  };
}
