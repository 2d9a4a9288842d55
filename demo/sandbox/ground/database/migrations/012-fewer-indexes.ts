import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Each index is written with each order: a key that begins with the order's number serves both uses, and a ticket has no number yet. */
const statements = [
  `alter table air_order_tickets drop constraint air_order_tickets_pkey, add primary key (order_id, psg_id, triptype)`,
  `drop index air_order_tickets_order`,
  `alter table air_order_tickets drop constraint air_order_tickets_ticket_no_key`,
  `create unique index air_order_tickets_number on air_order_tickets (ticket_no) where ticket_no is not null`,
  `alter table air_order_events drop constraint air_order_events_pkey, add primary key (order_id, id)`,
  `drop index air_order_events_order`,
  // A passenger belongs to the order already: one check for a ticket instead of two.
  `alter table air_order_tickets drop constraint air_order_tickets_psg_id_fkey, drop constraint air_order_tickets_order_id_fkey`,
  `alter table air_order_passengers drop constraint air_order_passengers_pkey, add primary key (order_id, psg_id)`,
  `drop index air_order_passengers_order`,
  `alter table air_order_tickets add foreign key (order_id, psg_id) references air_order_passengers`,
];

export const fewerIndexes: Migration = {
  name: '012-fewer-indexes',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
