import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Parts of a department's budget, in per cent, from which on a company is warned: first a hint, then an alarm. */
export const budgetWarnings: Migration = {
  name: '132-budget-warnings',
  async up(db) {
    await sql
      .raw(
        `create table budget_warnings (
          company_id bigint primary key,
          first_percent int not null check (first_percent between 1 and 200),
          second_percent int not null check (second_percent between 1 and 200 and second_percent > first_percent),
          changed_at bigint not null,
          changed_by text not null default ''
        )`,
      )
      .execute(db);
  },
};
