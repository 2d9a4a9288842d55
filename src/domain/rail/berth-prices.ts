import { fenOf } from '../money.ts';
import type { Berth, SeatWish } from './seat-wish.ts';
import { berths } from './seat-wish.ts';
import type { TicketType } from './ticket-types.ts';

/** Prices by ticket type, in any unit; a type that is missing is not sold. */
type Prices<Sum> = Readonly<Partial<Record<TicketType, Sum>>>;

/** A ride with its prices; `tiers` of a class with berths, whose `prices` are those of the dearest tier. */
export interface BerthPriced<Sum> {
  prices: Prices<Sum>;
  tiers?: Readonly<Partial<Record<Berth, { prices: Prices<Sum> }>>> | undefined;
}

/** The tier that each passenger of a party asks for, in the order of the passengers, lowest first; undefined: none. */
export function askedBerths({ berths: counts }: SeatWish, passengers: number): (Berth | undefined)[] {
  const wanted = berths.flatMap((berth) => Array.from({ length: counts?.[berth] ?? 0 }, () => berth));
  return Array.from({ length: passengers }, (_, at) => wanted[at]);
}

/** Price of a ticket on a tier; without one the dearest: a party never pays more than it was asked for. */
export const priceOnTier = <Sum>(
  { prices, tiers }: BerthPriced<Sum>,
  type: TicketType,
  berth: Berth | undefined,
): Sum | undefined => ((berth && tiers?.[berth]?.prices) ?? prices)[type];

/** The tier that a class is sold from: the cheapest one with a berth left, else the cheapest; undefined without tiers. */
export const cheapestTier = <T extends { left: number; price: string }>(tiers: readonly T[]): T | undefined =>
  tiers.toSorted((a, b) => Number(a.left === 0) - Number(b.left === 0) || fenOf(a.price) - fenOf(b.price))[0];
