import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Messages about the bills of a company. */
export const billMessages: Migration = {
  name: '102-bill-messages',
  async up(db) {
    await sql`alter table messages drop constraint messages_kind_check,
      add check (kind in ('order', 'pay', 'ticket', 'refund', 'change', 'flight', 'stay', 'approve', 'apply', 'bill'))`.execute(
      db,
    );
  },
};
