import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Employees who travel on another's application; the applicant is not among them.
  `alter table applications add column companions bigint[] not null default '{}'`,
  `update applications set companions = array_remove(travellers, employee_id)`,
  `create index applications_of_companions on applications using gin (companions)`,
  // The numbers beside the states, from the index alone.
  `create index applications_of_employee_by_state on applications (company_id, employee_id, state)`,
];

/** An employee with thousands of applications opens their list. */
export const applicationCompanions: Migration = {
  name: '114-application-companions',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
