/** Tickets of one order. */
export const mostTickets = 5;
