import type { TicketState } from '#domain/product/ticket-states.ts';
import type { Tx } from '../../ground/call.ts';
import type { OrderKind, OrderState } from '../move.ts';

export type SeatMoves<Order, Ticket> = Record<
  'sell' | 'release' | 'giveBack',
  (tx: Tx, order: Order, tickets: readonly Ticket[]) => Promise<void>
>;

/** The moves of seats, all by one call of their inventory. */
export const seatMoves = <Order, Ticket>(
  run: (how: keyof SeatMoves<Order, Ticket>, tx: Tx, order: Order, tickets: readonly Ticket[]) => Promise<void>,
): SeatMoves<Order, Ticket> => ({
  sell: async (tx, order, tickets) => await run('sell', tx, order, tickets),
  release: async (tx, order, tickets) => await run('release', tx, order, tickets),
  giveBack: async (tx, order, tickets) => await run('giveBack', tx, order, tickets),
});

/** Rows of orders whose tickets have states of their own, as their refunds and changes read and set them. */
export interface TicketRows<Order extends OrderState, Ticket> {
  kind: OrderKind<Order>;
  ticketsOf(tx: Tx, orderId: string): Promise<Ticket[]>;
  setTickets(tx: Tx, orderId: string, state: TicketState, some: readonly Ticket[]): Promise<void>;
  seats: SeatMoves<Order, Ticket>;
  /** Tells the lists of the order's tickets: `known`, or as they are stored. */
  refreshHead(tx: Tx, order: Order, known?: readonly Ticket[]): Promise<unknown>;
}
