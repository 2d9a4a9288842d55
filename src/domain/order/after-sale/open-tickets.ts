import { msOf } from '../../china-time.ts';
import type { SaleReason } from './reasons.ts';
import { concerns, isUnderWay } from './sale-states.ts';
import type { SaleState, SaleTickets } from './sale-states.ts';
import { legName, legsIn, sameSegment } from '../../trip/legs.ts';
import type { OnLeg } from '../../trip/legs.ts';

interface Ticket extends OnLeg {
  psgId: string;
  changeNo: number;
  ticketStatus: string;
}

interface Leg extends OnLeg {
  changeNo: number;
  arrTime: string;
  schedule: { kind: string } | null;
}

/** The flight that a ticket is for: after a change of some passengers an order lists both. */
export const flightOf = <L extends OnLeg & Pick<Leg, 'changeNo'>>(
  { flightList }: { flightList: readonly L[] },
  ticket: OnLeg & Pick<Ticket, 'changeNo'>,
): L | undefined => flightList.find((flight) => sameSegment(flight, ticket) && flight.changeNo === ticket.changeNo);

/** Tickets that can still be refunded or changed, until their flight has landed: one that was missed has a fee of its own. And the flights that they are for. */
export function openTickets<T extends Ticket, L extends Leg>(
  order: { psgFlightList: readonly T[]; flightList: readonly L[] },
  nowMs: number,
): { tickets: T[]; legs: L[] } {
  const tickets = order.psgFlightList.filter((ticket) => {
    const leg = flightOf(order, ticket);
    return leg && ticket.ticketStatus !== 'REFUNDED' && nowMs < msOf(leg.arrTime);
  });
  const legs = order.flightList.filter((leg) => tickets.some((ticket) => flightOf(order, ticket) === leg));
  return { tickets, legs };
}

/** Open tickets that the request under way leaves alone; none where no request is under way. */
export function ticketsBeside<T extends Ticket>(
  order: {
    psgFlightList: readonly T[];
    flightList: readonly Leg[];
    afterSales: readonly (SaleTickets & { state: SaleState })[];
  },
  nowMs: number,
): T[] {
  const sale = order.afterSales.find(({ state }) => isUnderWay(state));
  return sale ? openTickets(order, nowMs).tickets.filter((ticket) => !concerns(sale, ticket)) : [];
}

/** Names the tickets that the request under way leaves alone: of other travellers, and of its own ones for other legs; "" for none. */
export function stillValid(
  order: Parameters<typeof ticketsBeside>[0] & { flightList: Parameters<typeof legName>[1] },
  nowMs: number,
): string {
  const tickets = ticketsBeside(order, nowMs);
  const asked = order.afterSales.find(({ state }) => isUnderWay(state))?.lines ?? [];
  const isOther = ({ psgId }: Ticket) => !asked.some((line) => line.psgId === psgId);
  const people = new Set(tickets.filter(isOther).map(({ psgId }) => psgId)).size;
  const own = tickets.filter((ticket) => !isOther(ticket));
  const legs = legsIn(own).map((triptype) => legName({ triptype }, order.flightList));
  const kept = [...(people ? [`其余 ${people} 人的客票`] : []), ...(legs.length ? [`${legs.join('、')}客票`] : [])];
  return kept.length ? `${kept.join('、')}照常有效` : '';
}

/** The airline is the reason for everyone among these tickets: their own flights are moved or cancelled, not only those of others. */
export const isFreedForAll = <T extends { psgId: string }>(
  tickets: readonly T[],
  isMoved: (ticket: T) => boolean,
): boolean => tickets.every(({ psgId }) => tickets.some((one) => one.psgId === psgId && isMoved(one)));

/** The reason that a request begins with: the airline's where it has moved or cancelled a flight. */
export function firstReason(legs: readonly Pick<Leg, 'schedule'>[]): SaleReason {
  const changed = legs.flatMap(({ schedule }) => schedule ?? []);
  if (!changed.length) return 'plans';
  return changed.some(({ kind }) => kind === 'cancelled') ? 'flightCancelled' : 'flightChanged';
}
