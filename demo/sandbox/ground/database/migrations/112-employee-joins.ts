import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table employees drop constraint employees_state_check,
    add check (state in ('invited', 'asked', 'active', 'disabled', 'left')),
    drop constraint employees_member_id_key,
    add unique (member_id, company_id),
    add column shares_documents boolean not null default true`,
  // Until the member agrees, the employee has a placeholder member that nobody can log in to.
  `create table employee_joins (
    employee_id bigint primary key references employees on delete cascade,
    company_id bigint not null references companies,
    member_id text not null references members,
    mobile_phone text not null,
    state text not null check (state in ('asked', 'refused', 'elsewhere', 'accepted', 'left')),
    asked_at bigint not null,
    asked_by text not null,
    until bigint not null,
    decided_at bigint,
    reason text not null default '',
    former_type int
  )`,
  `create index employee_joins_by_member on employee_joins (member_id)`,
  `create index employee_joins_by_company on employee_joins (company_id, state)`,
  `alter table messages drop constraint messages_kind_check,
    add check (kind in ('order', 'pay', 'ticket', 'refund', 'change', 'flight', 'stay', 'approve', 'apply', 'bill', 'join'))`,
];

/** A member joins a company by their own consent, and is a private member again after leaving it. */
export const employeeJoins: Migration = {
  name: '112-employee-joins',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
