import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Reads the orders whose trip lies ahead without the member's past orders: the statuses of unpaid, paid and ticketed orders, by the last arrival. */
const statements = [
  `alter table air_orders add column ends_at bigint not null default 0`,
  `update air_orders o set ends_at = coalesce((select max(f.arr_at) from air_order_flights f where f.order_id = o.order_id), 0)`,
  `create index air_orders_ahead on air_orders (member_id, app_id, ends_at) where status in (0, 1, 2, 3, 7)`,
  `create index air_orders_company_ahead on air_orders (company_id, app_id, ends_at) where company_id is not null and status in (0, 1, 2, 3, 7)`,
  `create index air_orders_after_sale on air_orders (member_id, app_id) where status in (9, 10, 11)`,
  `create index air_orders_company_after_sale on air_orders (company_id, app_id) where company_id is not null and status in (9, 10, 11)`,
];

export const ordersAhead: Migration = {
  name: '013-orders-ahead',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
