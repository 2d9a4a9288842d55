import type { Payer } from '#domain/company/preferences.ts';
import type { Fen } from '#domain/money.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';

type Ride = Pick<PricedRide, 'prices' | 'limits'>;

/** The company's part of a price: all, nothing, or up to the standard. */
export const companyPart = (price: Fen, limit: Fen | undefined, payer: Payer): Fen =>
  ({ company: price, split: Math.min(price, limit ?? price), personal: 0 })[payer];

const ofAll = (
  rides: readonly Ride[],
  types: readonly TicketType[],
  part: (ride: Ride, type: TicketType) => Fen,
): Fen => rides.reduce((sum, ride) => sum + types.reduce((all, type) => all + part(ride, type), 0), 0);

/** The company's part of these tickets. */
export const companyPartOf = (rides: readonly Ride[], types: readonly TicketType[], payer: Payer): Fen =>
  ofAll(rides, types, ({ prices, limits }, type) => companyPart(prices[type] ?? 0, limits[type], payer));

/** Above the standard, all tickets. */
export const excessOf = (
  rides: readonly Ride[],
  types: readonly TicketType[],
  each: readonly { isOver: boolean; overBy: Fen }[],
): Fen =>
  rides.reduce((sum, ride, at) => {
    const { isOver = false, overBy = 0 } = each[at] ?? {};
    if (!isOver) return sum;
    const isLimited = ride.limits.adult !== undefined;
    return (
      sum +
      ofAll([ride], types, ({ prices, limits }, type) =>
        // Another traveller's standard has limits that the price was not split by: its excess is known of an adult.
        isLimited ? Math.max(0, (prices[type] ?? 0) - (limits[type] ?? limits.adult ?? 0)) : overBy,
      )
    );
  }, 0);
