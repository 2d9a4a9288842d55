import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table budget_checks (
    company_id bigint primary key,
    next_at bigint not null
  )`,
  `create table budget_alarms (
    department_id bigint not null references departments on delete cascade,
    quarter text not null,
    level text not null check (level in ('first', 'second')),
    at bigint not null,
    primary key (department_id, quarter, level)
  )`,
  `alter table messages drop constraint messages_kind_check,
    add check (kind in ('order', 'pay', 'ticket', 'refund', 'change', 'flight', 'stay', 'approve', 'apply', 'bill', 'join', 'budget'))`,
];

/** The warning levels that budgets have reached, each once in a quarter, and when a company's are looked at next. */
export const budgetAlarms: Migration = {
  name: '137-budget-alarms',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
