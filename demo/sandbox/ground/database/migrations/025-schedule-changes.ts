import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table schedule_changes (
    flight_id text primary key,
    city_pair text not null,
    flight_day text not null,
    kind text not null check (kind in ('delayed', 'moved', 'cancelled')),
    minutes integer not null
  )`,
  `create index schedule_changes_pair on schedule_changes (city_pair, flight_day)`,
];

/** Changes of flights by the airline, for those who buy after them; orders from before have their own copy. */
export const scheduleChanges: Migration = {
  name: '025-schedule-changes',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
