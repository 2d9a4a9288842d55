import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a closed bill says about all of its rows, counted when it is closed; bills from before are counted when they are read. */
export const billCounts: Migration = {
  name: '106-bill-counts',
  async up(db) {
    await sql`alter table company_bills add column counts jsonb`.execute(db);
  },
};
