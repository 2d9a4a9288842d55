import type { FlightConflict } from '#contract/flight.ts';
import { conflictReader } from '#parts/booking/conflict/read-conflict.ts';

/** The data of a 409; undefined when this page does not know their kind. */
export const conflictOf = conflictReader<FlightConflict>({
  soldOut: [],
  priceChanged: ['changes', 'verified'],
  expired: [],
  duplicate: [],
});
