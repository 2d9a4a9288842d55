import { sql } from 'kysely';
import { writeClaimsWith } from './056-voucher-claims.ts';
import type { Migration } from './migration.ts';

/** The e-invoice of the railway: tickets that are valid, and the fees of those that were given back or changed. */
const railClaims = `
  union all
  select 'rail', t.held + t.fees, case when t.held > 0 then o.ends_at else o.created_at end,
    case when o.status in (1, 7) then 'booking' when o.status = 9 then 'underWay' when t.held > 0 then 'travelling' when t.fees = 0 then 'refunded' else '' end
  from (
    select coalesce(sum(k.price) filter (where k.state = 'open' or (k.state = 'held' and o.status in (1, 7))), 0) as held,
      count(*) filter (where k.state in ('open', 'refunding', 'refunded')) as issued,
      coalesce((
        select sum((i ->> 'charge')::bigint) from after_sales s, jsonb_array_elements(s.content -> 'items') i
        where s.order_id = o.order_id and s.state in ('returning', 'done')
      ), 0) as fees
    from rail_tickets k where k.order_id = o.order_id
  ) t
  where o.kind = 'train' and (o.status in (1, 7) or (o.status in (2, 3, 6, 9) and t.issued > 0))`;

const statements = [
  `alter table vouchers drop constraint vouchers_kind_check`,
  `alter table vouchers add constraint vouchers_kind_check check (kind in ('itinerary', 'fees', 'room', 'rail'))`,
  `create or replace function voucher_claims_of(ids text[]) returns void language plpgsql as $$ begin ${writeClaimsWith(railClaims)}; end $$`,
  `create trigger rail_tickets_claims after update on rail_tickets referencing new table as changed for each statement execute function voucher_claims_of_tickets()`,
  `select voucher_claims_of(array(select order_id from orders where kind = 'train'))`,
];

/** Train orders give a right to vouchers, too: every statement that changes an order, its tickets or its requests writes the claims again. */
export const railVouchers: Migration = {
  name: '068-rail-vouchers',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
