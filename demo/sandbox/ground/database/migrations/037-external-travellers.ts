import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // External travellers of a company lie beside the frequent passengers of members; `member_id` is who added them.
  `alter table passengers
    add column company_id bigint references companies,
    add column host_id bigint references employees on delete set null,
    add column visit_reason text not null default ''`,
  `create index passengers_by_company on passengers (company_id, app_id) where company_id is not null`,
];

export const externalTravellers: Migration = {
  name: '037-external-travellers',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
