import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `update case_tasks t set due_at = late.at, lapses_at = least(t.lapses_at, late.at)
    from (
      select c.id, entry ->> 'taskId' as task_id, (entry ->> 'at')::bigint as at
      from cases c cross join lateral jsonb_array_elements(c.instance -> 'log') entry
      where c.state = 'running' and c.instance ? 'log' and entry ->> 'kind' = 'reminded'
    ) late
    where t.case_id = late.id and t.task_id = late.task_id and t.state = 'open' and t.due_at is null`,
];

/** A task whose approver was reminded keeps the time that it had: it is late from then on. */
export const lateTasks: Migration = {
  name: '119-late-tasks',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
