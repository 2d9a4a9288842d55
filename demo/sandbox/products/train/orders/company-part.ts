import type { Fen } from '#domain/money.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';

type Ride = Pick<PricedRide, 'prices' | 'limits'>;

/** The company's part of a price: up to the standard where the traveller may pay the rest, else all of it. */
export const companyPart = (price: Fen, limit: Fen | undefined, sharesExcess: boolean): Fen =>
  sharesExcess && limit !== undefined ? Math.min(price, limit) : price;

const ofAll = (
  rides: readonly Ride[],
  types: readonly TicketType[],
  part: (ride: Ride, type: TicketType) => Fen,
): Fen => rides.reduce((sum, ride) => sum + types.reduce((all, type) => all + part(ride, type), 0), 0);

/** The company's part of these tickets. */
export const companyPartOf = (rides: readonly Ride[], types: readonly TicketType[], sharesExcess: boolean): Fen =>
  ofAll(rides, types, ({ prices, limits }, type) => companyPart(prices[type] ?? 0, limits[type], sharesExcess));

/** Above the standard, all tickets. */
export const excessOf = (rides: readonly Ride[], types: readonly TicketType[]): Fen =>
  ofAll(rides, types, ({ prices, limits }, type) =>
    Math.max(0, (prices[type] ?? 0) - (limits[type] ?? limits.adult ?? 0)),
  );
