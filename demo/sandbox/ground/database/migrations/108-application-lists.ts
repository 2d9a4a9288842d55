import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create index applications_by_departure on applications (company_id, from_day, id) where state <> 0`,
  `create index applications_of_employee_by_departure on applications (company_id, employee_id, from_day, id)`,
  // The numbers beside the states of the list are counted without its rows.
  `create index applications_by_state on applications (company_id, state) where state <> 0`,
];

/** Lists of a company with many applications, in the order of departures too. */
export const applicationLists: Migration = {
  name: '108-application-lists',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
