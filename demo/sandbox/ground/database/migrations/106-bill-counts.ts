import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Counts over the rows of a closed bill, made at the closing; those of earlier bills are made when they are read. */
export const billCounts: Migration = {
  name: '106-bill-counts',
  async up(db) {
    await sql`alter table company_bills add column counts jsonb`.execute(db);
  },
};
