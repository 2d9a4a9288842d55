interface Ticket {
  ticketId: string;
  rideNo: number;
  mayChange: boolean;
}

/** Tickets of one ride that may be changed together: those of the named ticket's ride, else of the first one. */
export function changeableTickets<T extends Ticket>(tickets: readonly T[], named: string): T[] {
  const open = tickets.filter(({ mayChange }) => mayChange);
  const first = open.find(({ ticketId }) => ticketId === named) ?? open[0];
  return open.filter(({ rideNo }) => rideNo === first?.rideNo);
}
