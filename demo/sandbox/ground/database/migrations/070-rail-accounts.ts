import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table rail_accounts (
    id bigint generated always as identity primary key,
    app_id text not null,
    member_id text not null,
    account text not null,
    is_linked boolean not null,
    used_at bigint not null,
    unique (app_id, member_id, account)
  )`,
  `create unique index rail_accounts_linked on rail_accounts (app_id, member_id) where is_linked`,
];

export const railAccounts: Migration = {
  name: '070-rail-accounts',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
