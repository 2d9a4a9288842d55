import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Person and departure on the row of the ticket: the search for duplicates reads one person's day, however many orders there are. */
const statements = [
  `alter table air_order_tickets add column cert_key text, add column dep_at bigint`,
  `update air_order_tickets t set cert_key = p.cert_key, dep_at = f.dep_at
    from air_order_passengers p, air_order_flights f
    where p.psg_id = t.psg_id and f.order_id = t.order_id and f.triptype = t.triptype`,
  `alter table air_order_tickets alter column cert_key set not null, alter column dep_at set not null`,
  `create index air_order_tickets_journey on air_order_tickets (cert_key, dep_at)`,
  `drop index air_order_passengers_cert`,
];

export const journeys: Migration = {
  name: '008-journeys',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
