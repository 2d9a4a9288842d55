import { sql } from 'kysely';
import type { TicketState } from '#domain/product/ticket-states.ts';
import type { Database, Tx } from '../../ground/call.ts';

type NumberColumns<Ticket> = {
  [Column in keyof Ticket]: Ticket[Column] extends number ? Column : never;
}[keyof Ticket] &
  string;

/** Tickets of orders in a table of their product; `part`: the column with the number of their ride or slice. */
export function ticketTable<Ticket extends { passenger_no: number }, Part extends NumberColumns<Ticket>>(
  table: string,
  part: Part,
) {
  return {
    /** Tickets of an order by part, then by passenger. */
    async ticketsOf(tx: Tx | Database, orderId: string): Promise<Ticket[]> {
      const { rows } = await sql<Ticket>`
        select * from ${sql.table(table)} where order_id = ${orderId} order by ${sql.ref(part)}, passenger_no`.execute(
        tx,
      );
      return rows;
    },

    /** Sets all tickets of an order that are open, or those of these parts and passengers. */
    async setTickets(
      tx: Tx,
      orderId: string,
      state: TicketState,
      some?: readonly Pick<Ticket, Part | 'passenger_no'>[],
    ): Promise<void> {
      const which = some
        ? sql`(${sql.ref(part)}, passenger_no) in (select * from unnest(
            ${some.map((one) => one[part])}::int[], ${some.map(({ passenger_no }) => passenger_no)}::int[]))`
        : sql`is_open`;
      await sql`
        update ${sql.table(table)} set state = ${state}, is_open = ${state === 'held' || state === 'open'}
        where order_id = ${orderId} and ${which}`.execute(tx);
    },
  };
}
