import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statement = `create table notices (
  id text primary key,
  app_id text,
  title text not null,
  body text not null,
  level text not null check (level in ('important', 'travel', 'rule')),
  shown_from bigint not null,
  shown_until bigint
)`;

export const notices: Migration = {
  name: '005-notices',
  up: async (db) => {
    await sql.raw(statement).execute(db);
  },
};
