import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The order list sorted by amount: without them every order of the owner is read, 95 ms for 100,000. */
const statements = [
  `create index orders_member_amount on orders (app_id, member_id, kind, amount, order_id)`,
  `create index orders_company_amount on orders (app_id, company_id, kind, amount, order_id) where company_id is not null`,
];

export const ordersByAmount: Migration = {
  name: '016-orders-by-amount',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
