import { sql } from 'kysely';
import { dayOf } from './031-reports.ts';
import { writeClaimsWith } from './056-voucher-claims.ts';
import { railClaims } from './077-rail-fees.ts';
import type { Migration } from './migration.ts';

/**
 * Events of ticketed orders of international flights out of orders and ledger; a condition on the order `r` follows. The
 * route is that of the first slice, the airline the one that issues the ticket.
 */
export const intlEvents = `insert into report_events (id, type, order_id, product, app_id, company_id, member_id, at, day, travel_at,
    department, employee, cost_center, route, airline, cabin, advance, standard, reason, travel_type,
    amount, sales, fare, full_fare, taxes, service_fee, over_amount, orders, tickets, advance_days, checked, over_tickets)
  select 'sale:' || r.order_id, 'sale', r.order_id, 'intl', r.app_id, r.company_id, r.member_id, m.at, ${dayOf('m.at')}, t.departs_at,
    coalesce(e.department_id::text, ''), r.member_id, r.content ->> 'costCenter', f.route, f.airline, r.content -> 'brand' ->> 'cabin',
    case when d.days >= 14 then '14' when d.days >= 7 then '7' when d.days >= 3 then '3' when d.days >= 1 then '1' else '0' end,
    r.content ->> 'verdict', case r.content ->> 'verdict' when 'over' then r.content ->> 'overReason' else '' end, r.travel_type,
    p.amount, p.amount, t.fare, t.fare, t.taxes, t.service_fee, (r.content ->> 'overAmount')::bigint, 1, t.tickets, t.tickets * d.days,
    case when r.content ->> 'verdict' <> 'none' then t.tickets else 0 end, case when r.content ->> 'verdict' = 'over' then t.tickets else 0 end
  from intl_orders r
  join ledger_movements m on m.key = 'settlement:' || r.order_id
  left join employees e on e.member_id = r.member_id
  cross join lateral (select coalesce(-sum(l.amount), 0)::bigint as amount from ledger_entries l where l.movement = m.movement and l.account = 'order:' || r.order_id) p
  cross join lateral (
    select count(*) as tickets, sum(k.price)::bigint as fare, sum(k.tax)::bigint as taxes, sum(k.service_fee)::bigint as service_fee, min(k.departs_at) as departs_at
    from intl_tickets k where k.order_id = r.order_id and r.content -> 'slices' -> k.slice_no::int ->> 'changedFrom' is null) t
  cross join lateral (
    select (r.content #>> '{slices,0,flights,0,orgcityname}') || '-' || (r.content #>> '{slices,0,flights,-1,dstcityname}') as route,
      coalesce(nullif(r.content -> 'brand' ->> 'airline', ''), '+') as airline) f
  cross join lateral (select greatest(0, (${dayOf('t.departs_at')})::date - (${dayOf('r.created_at')})::date) as days) d
  where t.tickets > 0`;

/** One invoice of the platform for all that the order has kept: there is no itinerary of the tax office for flights abroad. */
export const intlClaims = `
  union all
  select 'intl', k.amount, o.ends_at,
    case when o.status in (1, 7) then 'booking' when k.amount = 0 then 'refunded' else 'travelling' end
  from (select greatest(0, o.amount - coalesce((o.card ->> 'returned')::bigint, 0)) as amount) k
  where o.kind = 'intl' and (o.status in (1, 2, 3, 7, 9)
    or (o.status = 6 and exists (select 1 from intl_tickets t where t.order_id = o.order_id and t.state = 'refunded')))`;

const statements = [
  intlEvents,
  `alter table vouchers drop constraint vouchers_kind_check`,
  `alter table vouchers add constraint vouchers_kind_check check (kind in ('itinerary', 'fees', 'room', 'rail', 'railFees', 'intl'))`,
  `create or replace function voucher_claims_of(ids text[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$ begin ${writeClaimsWith(railClaims + intlClaims)}; end $$`,
  `select voucher_claims_of(array(select order_id from orders where kind = 'intl'))`,
];

/** Reports and vouchers have the tickets of international flights, as they have those of the others. */
export const intlReports: Migration = {
  name: '080-intl-reports',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
