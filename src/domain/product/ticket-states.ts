import type { StatusLook } from './status-table.ts';

/**
 * State of one ticket. `held`: not issued yet. `void`: its order was cancelled or refused. `changed`: another ticket of
 * the order stands for it.
 */
const ticketStates = ['held', 'open', 'refunding', 'refunded', 'changed', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketStateLooks: Readonly<Record<TicketState, StatusLook>> = {
  held: { label: '待出票', dot: 'warn' },
  open: { label: '已出票', dot: 'ok' },
  refunding: { label: '退款中', dot: 'warn' },
  refunded: { label: '已退票', dot: '' },
  changed: { label: '已改签', dot: '' },
  void: { label: '已取消', dot: '' },
};

interface Ticket {
  state: TicketState;
}

/** Somebody travels by it, or will. */
export const isUsed = ({ state }: Ticket): boolean => state === 'open' || state === 'held';

/** Its money is on its way back or there. */
export const isGivenBack = ({ state }: Ticket): boolean => state === 'refunded' || state === 'refunding';

/** Some tickets of an order are given back while others are used. */
export const isPartlyGivenBack = (tickets: readonly Ticket[]): boolean =>
  tickets.some(isUsed) && tickets.some(isGivenBack);

/** Number of those that can still be used. */
const validOf = (tickets: readonly Ticket[]): number => tickets.filter(({ state }) => state === 'open').length;

/** `2 张有效，1 张退款中。`: the tickets of an order some of which are given back; "" of any other. */
export function countedTickets(tickets: readonly Ticket[]): string {
  if (!tickets.some(isGivenBack)) return '';
  const [valid, refunding] = [validOf(tickets), tickets.filter(({ state }) => state === 'refunding').length];
  const parts = [...(valid ? [`${valid} 张有效`] : []), ...(refunding ? [`${refunding} 张退款中`] : [])];
  return parts.length ? `${parts.join('，')}。` : '';
}

/** An order that was paid and never ticketed: the money is back. */
export const isRejected = ({ status, tickets }: { status: number; tickets: readonly Ticket[] }): boolean =>
  status === 6 && tickets.length > 0 && tickets.every(({ state }) => state === 'void');
