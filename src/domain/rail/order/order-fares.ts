import { fenOf } from '../../money.ts';
import type { Fen } from '../../money.ts';
import type { Berth } from '../seat-wish.ts';
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

interface FareLine {
  type: TicketType;
  /** Of a class with berths: the tier that was asked for. */
  berth?: Berth | undefined;
  fen: Fen;
  count: number;
}

/** Tickets by type and tier, those of adults first, each at its price. */
export const fareLines = (tickets: readonly Omit<FareLine, 'count'>[]): FareLine[] =>
  ticketTypes.flatMap((type) => {
    const own = tickets.filter((one) => one.type === type);
    return [...new Set(own.map(({ berth }) => berth))].map((berth) => {
      const same = own.filter((one) => one.berth === berth);
      return { type, berth, fen: same[0]?.fen ?? 0, count: same.length };
    });
  });
