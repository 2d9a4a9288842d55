import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table addresses (
    id bigint generated always as identity primary key,
    app_id text not null,
    member_id text not null,
    receiver text not null,
    phone text not null,
    province text not null,
    city text not null,
    district text not null,
    street text not null,
    postcode text not null,
    is_default boolean not null,
    updated_at bigint not null
  )`,
  `create index addresses_owner on addresses (app_id, member_id)`,
  // One default at most, whatever order two writes come in.
  `create unique index addresses_default on addresses (app_id, member_id) where is_default`,
  `create table invoice_titles (
    id bigint generated always as identity primary key,
    app_id text not null,
    member_id text not null,
    kind text not null check (kind in ('company', 'personal', 'other')),
    title_name text not null,
    tax_no text not null,
    address text not null,
    phone text not null,
    bank text not null,
    bank_account text not null,
    is_default boolean not null,
    updated_at bigint not null
  )`,
  `create index invoice_titles_owner on invoice_titles (app_id, member_id)`,
  `create unique index invoice_titles_default on invoice_titles (app_id, member_id) where is_default`,
];

export const ownData: Migration = {
  name: '036-own-data',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
