import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table applications (
    id bigint generated always as identity primary key,
    company_id bigint not null,
    employee_id bigint not null,
    member_id text not null references members (id),
    app_id text not null,
    no text not null default '',
    state smallint not null,
    content jsonb not null,
    change_state text not null default '',
    change_content jsonb,
    version integer not null default 0,
    lock integer not null default 1,
    case_id bigint,
    from_day text not null default '',
    to_day text not null default '',
    travellers bigint[] not null default '{}',
    search text not null default '',
    created_at bigint not null,
    updated_at bigint not null,
    submitted_at bigint
  )`,
  `create index applications_of_company on applications (company_id, updated_at desc, id desc) where state <> 0`,
  `create index applications_of_employee on applications (company_id, employee_id, updated_at desc, id desc)`,
  `create index applications_of_travellers on applications using gin (travellers)`,
  // The chore reads those whose last day is over.
  `create index applications_to_end on applications (to_day) where state in (2, 6)`,
  // Each submission, and the decision on it.
  `create table application_versions (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    company_id bigint not null,
    version integer not null,
    case_id bigint not null,
    case_no text not null,
    state text not null,
    content jsonb not null,
    estimate jsonb,
    comment text not null default '',
    submitted_at bigint not null,
    decided_at bigint
  )`,
  `create index application_versions_of_application on application_versions (application_id, id desc)`,
  `create index application_versions_of_case on application_versions (case_id)`,
  // Budget that an order uses, by leg.
  `create table application_uses (
    order_id text not null,
    leg_id text not null,
    application_id bigint not null references applications (id),
    company_id bigint not null,
    product text not null,
    booked bigint not null,
    amount bigint not null,
    people integer not null,
    room_nights integer not null,
    employees bigint[] not null,
    created_at bigint not null,
    primary key (order_id, leg_id)
  )`,
  `create index application_uses_of_application on application_uses (application_id)`,
  `create table application_files (
    id text primary key,
    company_id bigint not null,
    member_id text not null,
    file_name text not null,
    type text not null,
    bytes integer not null,
    content text not null,
    created_at bigint not null
  )`,
  `create index application_files_of_member on application_files (member_id, created_at)`,
];

export const applications: Migration = {
  name: '092-applications',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
