import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table company_bill_disputes add column asked_at bigint, add column urged_at bigint`,
  // The last decision of a dispute that was asked again came right before that.
  `update company_bill_disputes set asked_at = case when rounds > 1 then coalesce(decided_at, opened_at) else opened_at end`,
  `alter table company_bill_disputes alter column asked_at set not null`,
];

/** The provider is reminded of a dispute that it has not answered by its promised day. */
export const urgedDisputes: Migration = {
  name: '116-urged-disputes',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
