import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table department_budgets (
    department_id bigint primary key references departments (id) on delete cascade,
    company_id bigint not null,
    amount bigint not null check (amount >= 0),
    changed_at bigint not null,
    changed_by text not null default ''
  )`,
  `create index department_budgets_company on department_budgets (company_id)`,
];

/** The sum that a department may spend on travel in a quarter. */
export const departmentBudgets: Migration = {
  name: '120-department-budgets',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
