import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Imports of employees: drafts, those that were applied, and each employee before and after. */
export const employeeImports: Migration = {
  name: '086-employee-imports',
  async up(db) {
    for (const statement of [
      `create sequence employee_import_no start 1001`,
      `create table employee_imports (
        id bigint primary key default nextval('employee_import_no'),
        company_id bigint not null references companies,
        member_id text not null,
        made_by text not null,
        file_name text not null,
        state text not null default 'draft' check (state in ('draft', 'applied', 'undone')),
        made_at bigint not null,
        applied_at bigint,
        undone_at bigint,
        undone_by text not null default '',
        choices jsonb not null,
        rows jsonb not null,
        summary jsonb not null,
        record jsonb not null default '{"heads":[],"departments":[]}',
        fingerprint text not null,
        took int not null default 0
      )`,
      `create index employee_imports_by_time on employee_imports (company_id, state, made_at, id)`,
      `create table employee_import_changes (
        company_id bigint not null,
        import_id bigint not null references employee_imports on delete cascade,
        place int not null,
        kind text not null check (kind in ('added', 'changed', 'handed', 'left')),
        line int,
        employee_id bigint not null,
        before jsonb,
        after jsonb not null,
        shown jsonb not null,
        has_effect boolean not null,
        primary key (company_id, import_id, place)
      )`,
      `create index employee_import_changes_of on employee_import_changes (import_id)`,
    ])
      await sql.raw(statement).execute(db);
  },
};
