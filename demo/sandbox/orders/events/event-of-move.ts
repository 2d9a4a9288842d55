import type { EventProduct } from '#domain/events/fields.ts';
import type { ServerEventKind } from '#domain/events/server-events.ts';

/** Products of events, by the table of their orders. */
const productOfTable: Readonly<Record<string, EventProduct>> = {
  air_orders: 'flight',
  intl_orders: 'intl',
  rail_orders: 'train',
  hotel_orders: 'hotel',
};

const tickets = { '0 1': 'order.paid', '7 2': 'order.ticketed' } as const;
/** Changes of a status, from and to, that partners' servers are told about. */
const moves: Readonly<Record<EventProduct, Readonly<Record<string, ServerEventKind>>>> = {
  flight: tickets,
  intl: tickets,
  train: { ...tickets, '13 7': 'train.held', '14 0': 'train.held', '14 12': 'train.held' },
  hotel: { '0 1': 'order.paid', '1 2': 'stay.confirmed' },
};

export const eventProductOf = (table: string): EventProduct | null => productOfTable[table] ?? null;

/** Kind of the server event about a change of status; null: there is none. */
export function eventOfMove(table: string, from: number, to: number): ServerEventKind | null {
  const product = eventProductOf(table);
  return (product && moves[product][`${from} ${to}`]) ?? null;
}
