import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table members
    add column sex text not null default '' check (sex in ('', 'M', 'F')),
    add column birthday text not null default '',
    add column remark text not null default '',
    add column closed_at bigint`,
  `alter table sessions add column device text not null default ''`,
  `create table logins (
    id bigint generated always as identity primary key,
    member_id text not null references members,
    app_id text not null,
    at bigint not null,
    way text not null,
    device text not null
  )`,
  `create index logins_by_member on logins (member_id, at)`,
];

export const ownAccount: Migration = {
  name: '039-own-account',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
