import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Numbers of a tree of departments, and who lacks what: read from the index alone.
  `create index employees_counted on employees (company_id, department_id)
    include (state, manager_id, cost_center_code, can_audit, level_id, id)`,
  `drop index employees_by_department`,
  `create index employees_gone on employees (company_id, id) where state in ('disabled', 'left')`,
];

/** A company of 100,000 employees is counted after each change of its tree. */
export const countedPeople: Migration = {
  name: '111-counted-people',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
