import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table processes (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    kind text not null check (kind in ('trip', 'order', 'change', 'refund')),
    name text not null,
    is_default boolean not null default false,
    place int not null default 0,
    retired_at bigint,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create unique index processes_by_name on processes (company_id, kind, name)`,
  `create unique index processes_by_default on processes (company_id, kind) where is_default`,
  `create index processes_by_change on processes (company_id, updated_at, id)`,
  `create table process_versions (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    process_id bigint not null references processes on delete cascade,
    version int not null check (version > 0),
    state text not null check (state in ('draft', 'active', 'over')),
    content jsonb not null,
    scope jsonb not null,
    note text not null default '',
    published_at bigint,
    changed_by text not null references members,
    changed_at bigint not null,
    lock int not null default 1,
    unique (process_id, version)
  )`,
  // Two people who begin a draft at once do not make two, and one version at a time decides new cases.
  `create unique index process_drafts on process_versions (process_id) where state = 'draft'`,
  `create unique index process_actives on process_versions (process_id) where state = 'active'`,
  `create table process_roles (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    name text not null,
    people jsonb not null,
    version int not null default 1,
    unique (company_id, name)
  )`,
  `alter table cost_centers add column owner_employee_id bigint references employees`,
  `create table deputies (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    employee_id bigint not null,
    deputy_id bigint not null,
    from_ms bigint not null,
    to_ms bigint not null check (to_ms > from_ms),
    ended_at bigint,
    note text not null default '',
    created_at bigint not null
  )`,
  `create index deputies_of_person on deputies (company_id, employee_id, to_ms)`,
  `create index deputies_of_deputy on deputies (company_id, deputy_id, to_ms)`,

  `create sequence case_numbers`,
  `create table cases (
    id bigint generated always as identity primary key,
    no text not null unique,
    company_id bigint not null references companies,
    app_id text not null,
    kind text not null check (kind in ('trip', 'order', 'change', 'refund')),
    subject_id text not null,
    -- Null: the company had no process, its account decides.
    process_version_id bigint references process_versions,
    applicant_id bigint not null,
    by_id bigint not null,
    title text not null,
    search text not null,
    state text not null check (state in ('running', 'agreed', 'refused', 'withdrawn', 'expired')),
    verdict text not null check (verdict in ('ok', 'over')),
    over_lines int not null,
    total bigint not null,
    instance jsonb not null,
    lapses_at bigint,
    opened_at bigint not null,
    closed_at bigint,
    version int not null default 1
  )`,
  // A trip or an order has one case at a time.
  `create unique index cases_running on cases (kind, subject_id) where state = 'running'`,
  `create index cases_of_subject on cases (kind, subject_id, id)`,
  `create index cases_of_applicant on cases (company_id, applicant_id, opened_at, id)`,
  `create index cases_of_company on cases (company_id, opened_at, id)`,
  `create index cases_of_version on cases (process_version_id) where state = 'running'`,
  `create table case_tasks (
    case_id bigint not null references cases on delete cascade,
    task_id text not null,
    company_id bigint not null,
    actor bigint not null,
    for_id bigint,
    node_id text not null,
    side text not null check (side in ('trip', 'order')),
    state text not null,
    opened_at bigint not null,
    closed_at bigint,
    due_at bigint,
    -- The first of its own deadline and the end of the case; without both at the end of the list.
    lapses_at bigint not null,
    primary key (case_id, task_id)
  )`,
  `create index case_tasks_open on case_tasks (company_id, actor, lapses_at, case_id) where state = 'open'`,
  `create index case_tasks_done on case_tasks (company_id, actor, closed_at, case_id) where state in ('agreed', 'refused', 'handedOn')`,
  `create table case_copies (
    case_id bigint not null references cases on delete cascade,
    actor bigint not null,
    company_id bigint not null,
    at bigint not null,
    read_at bigint,
    primary key (case_id, actor)
  )`,
  `create index case_copies_of_actor on case_copies (company_id, actor, at, case_id)`,

  `create table due_jobs (
    id bigint generated always as identity primary key,
    at bigint not null,
    kind text not null,
    company_id bigint not null,
    -- A case, and one of its tasks; or an id of another kind of job.
    subject_id text not null,
    task_id text not null default '',
    unique (kind, subject_id, task_id)
  )`,
  `create index due_jobs_in_order on due_jobs (at, id)`,

  `alter table messages drop constraint messages_kind_check,
    add check (kind in ('order', 'pay', 'ticket', 'refund', 'change', 'flight', 'stay', 'approve', 'apply'))`,
  `alter table messages alter column order_id drop not null`,
  `alter table messages add column case_no text, add column subject text not null default ''`,
];

/** Processes of companies, their cases and tasks, deputies, and jobs that the clock does. */
export const processes: Migration = {
  name: '091-processes',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
