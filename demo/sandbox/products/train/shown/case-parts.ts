import type { CasePart } from '#contract/approval.ts';
import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { ridesNow } from '../rows/rail-head.ts';
import type { RailOrderState, RailTicket } from '../rows/rail-orders.ts';

/** A ride with its times, stations and class, for those who decide on it; `price` of one ticket. */
export const ridePart = (
  { trainNumber, from, to, seatClass }: Pick<SoldRide, 'trainNumber' | 'from' | 'to' | 'seatClass'>,
  price?: Fen,
): CasePart => ({
  title: `${from.station} → ${to.station}　${trainNumber}`,
  sub: [
    `${from.at.slice(0, 16)} → ${to.at.slice(5, 16)}`,
    seatClassNames[seatClass],
    price === undefined ? '' : `每张 ¥${showFen(price)}`,
  ]
    .filter(Boolean)
    .join(' · '),
});

/** The rides of an order, each with the price of its first ticket; of one that waits, all trains that it waits for. */
export function rideParts(order: RailOrderState, tickets: readonly RailTicket[]): CasePart[] {
  const { wait } = order.content;
  if (wait?.served === null) return wait.wishes.map((wish) => ridePart(wish, Object.values(wish.prices)[0]));
  return ridesNow(order, tickets).map(({ ride, tickets: own }) => ridePart(ride, own[0]?.price));
}
