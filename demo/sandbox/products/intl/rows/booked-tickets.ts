import type { Fen } from '#domain/money.ts';
import type { IntlOrderState, IntlTicket } from './intl-orders.ts';

/** Tickets of the slices as they were booked, without those of a change. */
export const bookedTickets = <Ticket extends Pick<IntlTicket, 'slice_no'>>(
  { content }: Pick<IntlOrderState, 'content'>,
  tickets: readonly Ticket[],
): Ticket[] => tickets.filter(({ slice_no }) => content.slices[slice_no]?.changedFrom === null);

/** A part of the price of all these tickets. */
export const sumOf = <Part extends 'price' | 'tax' | 'service_fee'>(
  tickets: readonly Pick<IntlTicket, Part>[],
  part: Part,
): Fen => tickets.reduce((sum, ticket) => sum + ticket[part], 0);
