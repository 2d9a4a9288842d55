import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A paid change counts in its order's total before the airline has confirmed it: for those that wait now too. */
export const paidChanges: Migration = {
  name: '072-paid-changes',
  async up(db) {
    await sql`update orders o set
        amount = o.amount + s.due,
        card = o.card || jsonb_build_object('exchange', coalesce((o.card ->> 'exchange')::bigint, 0) + s.due)
      from (
        select a.order_id, sum((i.item ->> 'due')::bigint)::bigint as due
        from after_sales a cross join lateral jsonb_array_elements(a.content -> 'items') i(item)
        join air_orders f on f.order_id = a.order_id
        where a.kind = 'change' and a.state = 'confirming'
        group by a.order_id
      ) s
      where s.order_id = o.order_id and s.due > 0`.execute(db);
  },
};
