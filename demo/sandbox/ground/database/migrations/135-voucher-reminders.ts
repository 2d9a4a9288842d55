import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table voucher_claims add column reminded_at bigint`,
  `create index voucher_claims_reminders on voucher_claims (ends_at)
    where reminded_at is null and amount > 0 and voucher in ('', 'red') and hurdle in ('', 'travelling')`,
];

/** The moment at which the owner was told that a voucher can be asked for only a few days more. */
export const voucherReminders: Migration = {
  name: '135-voucher-reminders',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
