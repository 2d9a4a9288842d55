import type { TicketRows } from '../../../../orders/tickets/ticket-rows.ts';
import { refreshHead } from '../../rows/rail-head.ts';
import { railOrders, railTicketSeats, setTickets, ticketsOf } from '../../rows/rail-orders.ts';
import type { RailOrderState, RailTicket } from '../../rows/rail-orders.ts';

export const railTicketRows: TicketRows<RailOrderState, RailTicket> = {
  kind: railOrders,
  ticketsOf,
  setTickets,
  seats: railTicketSeats,
  refreshHead,
};
