import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The amount of an order in the lists holds what its confirmed changes have cost, for older orders too. */
export const orderTotals: Migration = {
  name: '055-order-totals',
  async up(db) {
    await sql`update orders set amount = amount + (card ->> 'exchange')::bigint where card ? 'exchange'`.execute(db);
  },
};
