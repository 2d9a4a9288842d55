interface Journeys<Part, Ticket, Person> {
  parts: readonly Part[];
  passengers: readonly Person[];
  ticketsOf(part: Part): readonly Ticket[];
  isGivenUp(ticket: Ticket): boolean;
  isOf(ticket: Ticket, person: Person): boolean;
}

/** Each flight or slice of an order with its tickets: nobody flies it any more (`isOver`), or these people do; none are named where it is that of all. */
export const flownBy = <Part, Ticket, Person extends { name: string }>({
  parts,
  passengers,
  ticketsOf,
  isGivenUp,
  isOf,
}: Journeys<Part, Ticket, Person>) =>
  parts.map((of) => {
    const own = ticketsOf(of);
    const kept = own.filter((ticket) => !isGivenUp(ticket));
    const tickets = kept.length ? kept : own;
    const whose = passengers.filter((person) => tickets.some((ticket) => isOf(ticket, person)));
    return {
      of,
      own,
      isOver: own.length > 0 && !kept.length,
      people: whose.length < passengers.length ? whose.map(({ name }) => name) : [],
    };
  });
