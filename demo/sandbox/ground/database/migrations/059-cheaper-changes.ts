import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A change to a cheaper flight lowers the total of its order, and is no refund: for older orders too. */
export const cheaperChanges: Migration = {
  name: '059-cheaper-changes',
  async up(db) {
    await sql`update orders o set
        amount = o.amount - s.back,
        card = o.card || jsonb_build_object(
          'exchange', coalesce((o.card ->> 'exchange')::bigint, 0) - s.back,
          'returned', greatest(0, coalesce((o.card ->> 'returned')::bigint, 0) - s.back)
        )
      from (
        select order_id, -sum(due)::bigint as back
        from (
          select a.order_id, sum((i.item ->> 'due')::bigint) as due
          from after_sales a cross join lateral jsonb_array_elements(a.content -> 'items') i(item)
          where a.kind = 'change' and a.state in ('done', 'returning')
          group by a.order_id, a.sale_id
        ) one
        where due < 0
        group by order_id
      ) s
      where s.order_id = o.order_id`.execute(db);
  },
};
