import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** An address counts failures; until here it counted the accounts that it had failed at. */
export const loginAddresses: Migration = {
  name: '007-login-addresses',
  up: async (db) => {
    await sql`alter table login_addresses add column failures int not null default 1`.execute(db);
  },
};
