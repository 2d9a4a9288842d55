import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Orders tasks of one moment; a case may put two tasks before a person at once.
  `alter table case_tasks add column id bigint generated always as identity unique`,
  `drop index case_tasks_open`,
  `drop index case_tasks_done`,
  `create index case_tasks_open on case_tasks (company_id, actor, lapses_at, id) where state = 'open'`,
  // A person who is away may decide too.
  `create index case_tasks_of_away on case_tasks (company_id, for_id, lapses_at, id) where state = 'open' and for_id is not null`,
  `create index case_tasks_done on case_tasks (company_id, actor, closed_at, id) where state in ('agreed', 'refused', 'handedOn')`,
  // Reply times of people.
  `create index case_tasks_replies on case_tasks (company_id, closed_at) where state in ('agreed', 'refused')`,
];

export const caseTasks: Migration = {
  name: '094-case-tasks',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
