import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The school of a frequent passenger who travels with student tickets. */
export const students: Migration = {
  name: '081-students',
  async up(db) {
    await sql`alter table passengers add column student jsonb`.execute(db);
  },
};
