import { holdsSeats } from '#domain/product/air-status.ts';
import type { NextJourney } from '../../../orders/passengers/remove-passenger.ts';
import { journeysOf } from './find-duplicate.ts';

const yearMs = 366 * 86_400_000;

/** A flight that these people still have ahead, on an order that holds its seats. */
export const nextFlight: NextJourney = async (tx, certKeys, travels, now) => {
  const journeys = await journeysOf(tx, certKeys, now, now + yearMs, now)
    .where(travels)
    .execute();
  return journeys.find((one) => holdsSeats(one.status) && (one.status !== 0 || one.pay_deadline > now));
};
