import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Place of the leg among the journeys of its order, and the people who still travel by it.
  `alter table application_uses add column segment smallint not null default 0`,
  `alter table application_uses add column names jsonb not null default '[]'`,
];

export const applicationUses: Migration = {
  name: '095-application-uses',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
