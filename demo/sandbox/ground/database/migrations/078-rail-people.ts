import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // A person cannot be in two trains at a time: the check reads the person's tickets of a few days.
  `create index rail_tickets_of_person on rail_tickets (cert_key, train_day) where is_open`,
  `drop index rail_tickets_person`,
];

export const railPeople: Migration = {
  name: '078-rail-people',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
