import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Files that may be fetched without a login for some minutes, by a key that cannot be guessed; the file is made when it is fetched. */
export const downloads: Migration = {
  name: '015-downloads',
  async up(db) {
    await sql
      .raw(
        `create table downloads (
          key_hash text primary key,
          member_id text not null,
          app_id text not null,
          input jsonb not null,
          made_at bigint not null
        )`,
      )
      .execute(db);
  },
};
