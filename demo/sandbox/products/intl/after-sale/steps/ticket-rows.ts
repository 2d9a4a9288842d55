import type { TicketRows } from '../../../../orders/tickets/ticket-rows.ts';
import { refreshHead } from '../../rows/intl-head.ts';
import { intlOrders, intlTicketSeats, setTickets, ticketsOf } from '../../rows/intl-orders.ts';
import type { IntlOrderState, IntlTicket } from '../../rows/intl-orders.ts';

export const intlTicketRows: TicketRows<IntlOrderState, IntlTicket> = {
  kind: intlOrders,
  ticketsOf,
  setTickets,
  seats: intlTicketSeats,
  refreshHead,
};
