import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const leases: Migration = {
  name: '011-leases',
  up: async (db) => {
    await sql
      .raw(`create table leases (name text primary key, holder text not null, ends_at timestamptz not null)`)
      .execute(db);
  },
};
