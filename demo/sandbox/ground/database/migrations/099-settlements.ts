import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table company_settlements (
    company_id bigint not null,
    version integer not null,
    from_day text not null,
    content jsonb not null,
    saved_by text not null,
    saved_at bigint not null,
    primary key (company_id, version)
  )`,
  `create table credit_limit_requests (
    no text primary key,
    company_id bigint not null,
    state text not null check (state in ('open', 'granted', 'refused', 'withdrawn')),
    was_fen bigint not null,
    limit_fen bigint not null check (limit_fen > 0),
    reason text not null,
    asked_by text not null,
    asked_at bigint not null,
    answer text not null default '',
    answered_at bigint
  )`,
  // A company has one wish at a time; the server's clock looks for those that wait.
  `create unique index credit_limit_requests_open on credit_limit_requests (company_id) where state = 'open'`,
  `create index credit_limit_requests_waiting on credit_limit_requests (asked_at) where state = 'open'`,
  `create index credit_limit_requests_of_company on credit_limit_requests (company_id, asked_at desc)`,
];

/** Settlement of companies by versions, and their wishes for another credit limit. */
export const settlements: Migration = {
  name: '099-settlements',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
