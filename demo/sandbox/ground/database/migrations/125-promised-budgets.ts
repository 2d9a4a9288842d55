import { sql } from 'kysely';
import { applicationStates } from '#domain/application/schema.ts';
import type { Migration } from './migration.ts';

const sumOf = (content: string): string =>
  `coalesce((select sum(value::bigint) from jsonb_each_text(${content} -> 'budgets')), 0)`;

const statements = [
  `alter table applications add column budget bigint not null default 0`,
  `update applications set budget = ${sumOf('content')}`,
  // Processes of the version before write applications without it.
  `create function applications_budget() returns trigger language plpgsql as $$
    begin
      new.budget := ${sumOf('new.content')};
      return new;
    end $$`,
  `create trigger applications_budget before insert or update of content on applications
    for each row execute function applications_budget()`,
  `create index applications_promised on applications (company_id, from_day, employee_id, budget, id)
    where state = ${applicationStates.approved}`,
];

/** Sum of the budgets of an application: those that a company has promised in a quarter are read from an index. */
export const promisedBudgets: Migration = {
  name: '125-promised-budgets',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
