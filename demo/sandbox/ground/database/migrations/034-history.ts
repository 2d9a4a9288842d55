import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Orders of employees that were laid after the start (orders/seed/fill-history.ts). */
export const history: Migration = {
  name: '034-history',
  async up(db) {
    await sql`alter table sandbox_state add column history integer not null default 0`.execute(db);
  },
};
