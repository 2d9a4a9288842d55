import type { MessageKind } from '#contract/message.ts';
import { awaitsApproval } from '#domain/product/status-table.ts';
import type { TicketState } from '#domain/product/ticket-states.ts';
import type { Tx } from '../../ground/call.ts';
import type { OrderKind, OrderState } from '../move.ts';
import type { SeatMoves } from './ticket-rows.ts';

/** Statuses between which an order of tickets takes, sells or gives up seats. */
type Status = 0 | 1 | 2 | 5 | 7 | 8 | 12;

const messages: Readonly<Record<number, MessageKind>> = {
  1: 'pay',
  2: 'ticket',
  3: 'change',
  5: 'order',
  6: 'refund',
  8: 'ticket',
  9: 'refund',
};

/** Kind of the message about an order of tickets that moves on. */
export function messageOfTickets(from: number, to: number): MessageKind | null {
  if (from === awaitsApproval && to === 0) return 'order';
  return from === 9 && to !== 6 ? 'refund' : (messages[to] ?? null);
}

interface Held<Order, Ticket> {
  ticketsOf(tx: Tx, orderId: string): Promise<Ticket[]>;
  /** Sets all of them that are held or open. */
  setTickets(tx: Tx, orderId: string, state: TicketState): Promise<void>;
  seats: SeatMoves<Order, Ticket>;
  /** Before the tickets are valid. */
  number?(tx: Tx, order: Order, tickets: Ticket[]): Promise<void>;
}

/** Seats and tickets as their order moves on: sold once it is paid, released unpaid, given back when they are not issued. */
export function movingTickets<Order extends OrderState, Ticket extends { is_open: boolean }>({
  ticketsOf,
  setTickets,
  seats,
  number,
}: Held<Order, Ticket>): OrderKind<Order, Status>['does'] {
  const openOf = async (tx: Tx, { order_id }: Order) =>
    (await ticketsOf(tx, order_id)).filter(({ is_open }) => is_open);
  const ends = (how: 'release' | 'giveBack') => async (tx: Tx, order: Order) => {
    await seats[how](tx, order, await openOf(tx, order));
    await setTickets(tx, order.order_id, 'void');
  };
  const sell = async (tx: Tx, order: Order) => await seats.sell(tx, order, await openOf(tx, order));
  async function issue(tx: Tx, order: Order): Promise<void> {
    if (number) await number(tx, order, await openOf(tx, order));
    await setTickets(tx, order.order_id, 'open');
  }
  return [
    { from: [0], to: 1, run: [sell] },
    { from: [0, 12], to: 5, run: [ends('release')] },
    { from: [1, 7], to: 8, run: [ends('giveBack')] },
    { from: [7], to: 2, run: [issue] },
  ];
}
