import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The versions of the texts that a member has accepted with an order, and at the registration; null: from before they were kept. */
export const agreedTexts: Migration = {
  name: '136-agreed-texts',
  async up(db) {
    for (const table of ['orders', 'members'])
      await sql`alter table ${sql.table(table)} add column agreed_texts text`.execute(db);
  },
};
