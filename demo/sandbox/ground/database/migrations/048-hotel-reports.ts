import { sql } from 'kysely';
import { dayOf } from './031-reports.ts';
import type { Migration } from './migration.ts';

/**
 * Events of settled stays out of orders and ledger; a condition on the order `h` follows. A ticket is a room for a
 * night, the route its city, the airline its hotel, the cabin its stars. The penalty of a cancelled stay is a cost without rooms.
 */
export const stayEvents = `insert into report_events (id, type, order_id, product, app_id, company_id, member_id, at, day, travel_at,
    department, employee, cost_center, route, airline, cabin, advance, standard, reason, travel_type,
    amount, sales, fare, refund_cost, over_amount, orders, tickets, advance_days, checked, over_tickets)
  select 'sale:' || h.order_id, 'sale', h.order_id, 'hotel', h.app_id, h.company_id, h.member_id, m.at, ${dayOf('m.at')}, o.travel_at,
    coalesce(e.department_id::text, ''), h.member_id, h.content ->> 'costCenter', h.content -> 'hotel' ->> 'city', h.content -> 'hotel' ->> 'name',
    h.content -> 'hotel' ->> 'star',
    case when t.days >= 14 then '14' when t.days >= 7 then '7' when t.days >= 3 then '3' when t.days >= 1 then '1' else '0' end,
    t.verdict, case t.verdict when 'over' then h.content ->> 'overReason' else '' end, h.travel_type,
    p.amount, p.amount, case when t.rooms > 0 then p.amount else 0 end, case when t.rooms > 0 then 0 else p.amount end, t.over_amount,
    1, t.rooms, t.rooms * t.days, case when t.verdict <> 'none' then t.rooms else 0 end, case when t.verdict = 'over' then t.rooms else 0 end
  from hotel_orders h
  join orders o on o.order_id = h.order_id
  join ledger_movements m on m.key = 'settlement:' || h.order_id
  left join employees e on e.member_id = h.member_id
  cross join lateral (select coalesce(-sum(l.amount), 0)::bigint as amount from ledger_entries l where l.movement = m.movement and l.account = 'order:' || h.order_id) p
  cross join lateral (
    select case when h.penalty = 0 and (h.shares is null or h.shares = 'null'::jsonb) then h.rooms * (h.check_out::date - h.check_in::date) else 0 end as rooms,
      greatest(0, h.check_in::date - (${dayOf('h.created_at')})::date) as days,
      case when h.travel_type <> 'business' or h.content -> 'rate' -> 'standard' is null then 'none' when (h.content ->> 'overStandard')::boolean then 'over' else 'in' end as verdict,
      case when (h.content ->> 'overStandard')::boolean then coalesce(round((h.content -> 'rate' -> 'standard' ->> 'overBy')::numeric * 100), 0)::bigint else 0 end as over_amount) t
  where p.amount <> 0`;

/** Reports have the stays that are over, as those of flights have the tickets. */
export const hotelReports: Migration = {
  name: '048-hotel-reports',
  async up(db) {
    await sql.raw(stayEvents).execute(db);
  },
};
