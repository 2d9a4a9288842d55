import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Companies below another: how they are bound, sessions of the main account inside, and what it does there. */
export const subCompanies: Migration = {
  name: '087-sub-companies',
  async up(db) {
    for (const statement of [
      `create sequence company_no start 900001`,
      `alter table companies add column parent_id bigint references companies, add column bound_at bigint, add check (parent_id <> id)`,
      `create index companies_below on companies (parent_id, id) where parent_id is not null`,
      `create table company_bind_codes (
        company_id bigint primary key references companies,
        code text not null unique,
        until bigint not null
      )`,
      `create table company_bind_requests (
        id bigint primary key default nextval('company_no'),
        company_id bigint not null references companies,
        parent_id bigint not null references companies,
        asked_at bigint not null,
        unique (company_id, parent_id)
      )`,
      `create index company_bind_requests_of on company_bind_requests (parent_id, company_id)`,
      `create table company_acts (
        id bigint generated always as identity primary key,
        company_id bigint not null,
        member_id text not null,
        by_name text not null,
        text text not null,
        at bigint not null
      )`,
      `create index company_acts_by_time on company_acts (company_id, at, id)`,
      `alter table sessions add column acting_id text, add column acting_by text, add column acting_company bigint, add column acting_from text`,
    ])
      await sql.raw(statement).execute(db);
  },
};
