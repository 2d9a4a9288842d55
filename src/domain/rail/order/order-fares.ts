import { fenOf } from '../../money.ts';
import type { Fen } from '../../money.ts';
import { ticketTypes } from '../ticket-types.ts';
import type { TicketType } from '../ticket-types.ts';

/** Prices of a ride by type of ticket, yuan; a type that is missing is not sold. */
interface PricedRide {
  prices: Readonly<Partial<Record<TicketType, string>>>;
}

/** Types that every ride is sold with. */
export const soldTypes = (rides: readonly PricedRide[]): TicketType[] =>
  ticketTypes.filter((type) => rides.every(({ prices }) => prices[type] !== undefined));

/** All rides with one type of ticket. */
export const fareOfType = (rides: readonly PricedRide[], type: TicketType): Fen =>
  rides.reduce((sum, { prices }) => sum + fenOf(prices[type] ?? '0'), 0);

export interface FareLine {
  type: TicketType;
  fen: Fen;
  count: number;
}

/** Tickets by type, those of adults first, each at its price. */
export const fareLines = (types: readonly TicketType[], fareOf: (type: TicketType) => Fen): FareLine[] =>
  ticketTypes
    .filter((type) => types.includes(type))
    .map((type) => ({ type, fen: fareOf(type), count: types.filter((one) => one === type).length }));
