import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Government-purchase tickets (gp): the budget unit and the end of its card; null for every other order. */
export const gpOrders: Migration = {
  name: '024-gp-orders',
  async up(db) {
    await sql.raw(`alter table air_orders add column gp jsonb`).execute(db);
  },
};
