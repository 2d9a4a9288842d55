import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table cases add column first_end bigint`,
  `update cases c set first_end = case when c.state = 'running' then coalesce(
      (select min(t.lapses_at) from case_tasks t where t.case_id = c.id and t.state = 'open'), c.lapses_at, 9000000000000)
    else 18000000000000 - c.opened_at end`,
  // Processes of the version before start cases without one.
  `alter table cases alter column first_end set default 9000000000000, alter column first_end set not null`,
  `create index cases_by_end on cases (company_id, first_end, id)`,
];

/** The cases of a company in the order of their ends: a page is read by an index. */
export const firstEnds: Migration = {
  name: '124-first-ends',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
