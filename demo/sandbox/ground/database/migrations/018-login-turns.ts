import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Passwords of one address that are being looked at: all processes share the limit. */
export const loginTurns: Migration = {
  name: '018-login-turns',
  up: async (db) => {
    await sql
      .raw(
        `create table login_turns (address text, turn smallint, held_until bigint not null, primary key (address, turn))`,
      )
      .execute(db);
  },
};
