import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table members add column muted_alerts text[] not null default '{}', add column exported_at bigint`,
  `alter table logins add column is_new boolean not null default false`,
  // Messages from before are not sent as texts now.
  `alter table messages add column is_texted boolean not null default true`,
  `alter table messages alter column is_texted set default false`,
  `create index messages_to_text on messages (id) where not is_texted`,
];

export const alerts: Migration = {
  name: '051-alerts',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
