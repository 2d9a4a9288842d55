import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A notice that asks for a decision names the step of its case; null: it asks for none. */
export const decisionLinks: Migration = {
  name: '115-decision-links',
  async up(db) {
    await sql`alter table messages add column task_id text`.execute(db);
  },
};
