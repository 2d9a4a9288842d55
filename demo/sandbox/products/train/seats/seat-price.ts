import { priceOnTier } from '#domain/rail/berth-prices.ts';
import type { Fen } from '#domain/money.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';
import { berthOf, formationOf } from './formation.ts';

type Ride = Pick<PricedRide, 'letter' | 'trainNumber' | 'tiers'>;

/** Price of the tier that a seat is on; undefined for a class without berths, and for a ride from before tiers had prices. */
export const priceOfBerth = ({ letter, trainNumber, tiers }: Ride, type: TicketType, seat: number): Fen | undefined => {
  const berth = tiers && berthOf(formationOf(letter, trainNumber), seat);
  return berth && priceOnTier({ prices: {}, tiers }, type, berth);
};
