import type { Fen } from '../money.ts';

/** Tickets and money of one route in the period before and now. */
interface DriverGroup {
  ticketsBefore: number;
  salesBefore: Fen;
  tickets: number;
  sales: Fen;
}

interface Drivers {
  from: Fen;
  to: Fen;
  volume: Fen;
  price: Fen;
  mix: Fen;
}

/**
 * Splits the change of the sales into three parts, whose sum it is to the fen. Volume: the tickets more or fewer, at the average
 * price before. Mix: the shares of the routes have moved, at the prices before; a route that is new counts with the
 * average one. Price: the rest, which is what each route's tickets cost more or less.
 */
export function driversOf(groups: readonly DriverGroup[]): Drivers {
  const sum = (of: (group: DriverGroup) => number): number => groups.reduce((all, group) => all + of(group), 0);
  const [from, to] = [sum(({ salesBefore }) => salesBefore), sum(({ sales }) => sales)];
  const [ticketsBefore, tickets] = [sum((one) => one.ticketsBefore), sum((one) => one.tickets)];
  if (!ticketsBefore || !tickets) return { from, to, volume: to - from, price: 0, mix: 0 };
  const average = from / ticketsBefore;
  const volume = Math.round((tickets - ticketsBefore) * average);
  const atOldPrices = sum((one) =>
    one.ticketsBefore ? (one.tickets * one.salesBefore) / one.ticketsBefore : one.tickets * average,
  );
  const mix = Math.round(atOldPrices - tickets * average);
  return { from, to, volume, mix, price: to - from - volume - mix };
}
