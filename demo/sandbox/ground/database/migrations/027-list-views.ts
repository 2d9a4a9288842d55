import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const listViews: Migration = {
  name: '027-list-views',
  async up(db) {
    await sql
      .raw(
        `create table list_views (
          id bigint generated always as identity,
          app_id text not null,
          member_id text not null,
          list text not null,
          view_name text not null,
          query text not null,
          is_default boolean not null,
          primary key (app_id, member_id, list, view_name)
        )`,
      )
      .execute(db);
  },
};
