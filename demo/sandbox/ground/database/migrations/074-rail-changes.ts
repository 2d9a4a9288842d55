import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Changes of trains by the railway, for those who buy after them; orders from before have their own copy. */
export const railChanges: Migration = {
  name: '074-rail-changes',
  async up(db) {
    await sql`create table rail_changes (
      train_day int primary key,
      kind text not null check (kind in ('delayed', 'moved', 'cancelled')),
      minutes integer not null
    )`.execute(db);
  },
};
