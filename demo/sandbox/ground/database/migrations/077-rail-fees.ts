import { sql } from 'kysely';
import { writeClaimsWith } from './056-voucher-claims.ts';
import type { Migration } from './migration.ts';

/** The railway's e-invoice of the tickets that are valid, and another one of the fees of those given back or changed. */
export const railClaims = `
  union all
  select k.kind, k.amount, k.from_at, k.hurdle
  from (
    select coalesce(sum(k.price) filter (where k.state = 'open' or (k.state = 'held' and o.status in (1, 7))), 0) as held,
      count(*) filter (where k.state in ('open', 'refunding', 'refunded')) as issued,
      coalesce((
        select sum((i ->> 'charge')::bigint) from after_sales s, jsonb_array_elements(s.content -> 'items') i
        where s.order_id = o.order_id and s.state in ('returning', 'done')
      ), 0) as fees
    from rail_tickets k where k.order_id = o.order_id
  ) t, lateral (
    values ('rail', t.held, o.ends_at,
        case when o.status in (1, 7) then 'booking' when t.held = 0 then 'refunded' else 'travelling' end),
      ('railFees', t.fees, o.created_at, '')
  ) as k(kind, amount, from_at, hurdle)
  where o.kind = 'train' and (o.status in (1, 7) or (o.status in (2, 3, 6, 9) and t.issued > 0))
    and (k.kind = 'rail' or k.amount > 0)`;

const statements = [
  `alter table vouchers drop constraint vouchers_kind_check`,
  `alter table vouchers add constraint vouchers_kind_check check (kind in ('itinerary', 'fees', 'room', 'rail', 'railFees'))`,
  `create or replace function voucher_claims_of(ids text[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$ begin ${writeClaimsWith(railClaims)}; end $$`,
  `select voucher_claims_of(array(select order_id from orders where kind = 'train'))`,
];

/** Fees are no part of the fare: they have a voucher of their own. */
export const railFees: Migration = {
  name: '077-rail-fees',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
