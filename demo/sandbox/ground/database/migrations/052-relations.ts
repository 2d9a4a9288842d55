import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Groups of frequent passengers. */
export const relations: Migration = {
  name: '052-relations',
  async up(db) {
    await sql`alter table passengers add column relation text`.execute(db);
  },
};
