import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How far the clocks of single accounts are ahead of the sandbox's: `{"member:20250010": 86400000}`. */
export const accountClocks: Migration = {
  name: '110-account-clocks',
  async up(db) {
    await sql`alter table sandbox_state add column account_clocks jsonb not null default '{}'`.execute(db);
  },
};
