import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table rail_orders add column split jsonb not null default 'null',
    add column cancelled_at bigint`,
  // A member who has cancelled three orders may book no more on that day.
  `create index rail_orders_cancelled on rail_orders (member_id, cancelled_at) where cancelled_at is not null`,
  `alter table rail_tickets add column state text not null default 'held'
      check (state in ('held', 'open', 'refunding', 'refunded', 'changed', 'void')),
    add column keeps_five boolean not null default false`,
  // Requests are about orders of flights and of trains.
  `alter table after_sales drop constraint after_sales_order_id_fkey`,
  `alter table after_sales add constraint after_sales_order_id_fkey foreign key (order_id) references orders`,
];

export const railSales: Migration = {
  name: '066-rail-sales',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
