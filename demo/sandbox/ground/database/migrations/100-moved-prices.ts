import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Fen that were approved, while the traveller has not confirmed the price of now; null: it has not moved.
  `alter table order_approvals add column moved_from bigint`,
  // Unpaid orders whose seller has changed their price, in per cent; and whether the order has it already.
  `create table price_moves (order_id text primary key, percent smallint not null, is_written boolean not null default false)`,
];

/** Prices that move while a company decides. */
export const movedPrices: Migration = {
  name: '100-moved-prices',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
