import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The list says what the confirmed changes of an order have cost, for older orders too. */
export const changeDifferences: Migration = {
  name: '049-change-differences',
  async up(db) {
    await sql`update orders o set card = o.card || jsonb_build_object('exchange', s.due)
      from (
        select order_id, sum(due)::bigint as due
        from (
          select a.order_id, sum((i.item ->> 'due')::bigint) as due
          from after_sales a cross join lateral jsonb_array_elements(a.content -> 'items') i(item)
          where a.kind = 'change' and a.state in ('done', 'returning')
          group by a.order_id, a.sale_id
        ) one
        where due > 0
        group by order_id
      ) s
      where s.order_id = o.order_id`.execute(db);
  },
};
