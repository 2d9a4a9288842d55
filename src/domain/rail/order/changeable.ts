interface Ticket {
  ticketId: string;
  rideNo: number;
  mayChange: boolean;
  /** The railway is the cause. */
  freedBy?: unknown;
}

interface Order<T> {
  tickets: readonly T[];
  /** Of an order with a request under way there are none. */
  actions: readonly string[];
}

/** Tickets of one ride that may be changed together: those of the named ticket's ride, else of one that the railway has changed, else of the first one. */
export function changeableTickets<T extends Ticket>({ tickets, actions }: Order<T>, named: string): T[] {
  const open = tickets.filter(({ mayChange }) => mayChange && actions.includes('change'));
  const first = open.find(({ ticketId }) => ticketId === named) ?? open.find(({ freedBy }) => freedBy) ?? open[0];
  return open.filter(({ rideNo }) => rideNo === first?.rideNo);
}
