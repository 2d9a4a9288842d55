import { sql } from 'kysely';
import { dayOf } from './031-reports.ts';
import type { Migration } from './migration.ts';

/**
 * Events of ticketed train orders out of orders and ledger; a condition on the order `r` follows. The route is from the
 * first station to the last one, the airline the letter of the first train, the cabin the class of its seats.
 */
export const railEvents = `insert into report_events (id, type, order_id, product, app_id, company_id, member_id, at, day, travel_at,
    department, employee, cost_center, route, airline, cabin, advance, standard, reason, travel_type,
    amount, sales, fare, full_fare, over_amount, orders, tickets, advance_days, checked, over_tickets)
  select 'sale:' || r.order_id, 'sale', r.order_id, 'train', r.app_id, r.company_id, r.member_id, m.at, ${dayOf('m.at')}, r.departs_at,
    coalesce(e.department_id::text, ''), r.member_id, r.content ->> 'costCenter', t.route, t.letter, t.seat_class,
    case when t.days >= 14 then '14' when t.days >= 7 then '7' when t.days >= 3 then '3' when t.days >= 1 then '1' else '0' end,
    r.content ->> 'verdict', case r.content ->> 'verdict' when 'over' then r.content ->> 'overReason' else '' end, r.travel_type,
    p.amount, p.amount, p.amount, p.amount, (r.content ->> 'overAmount')::bigint, 1, t.tickets, t.tickets * t.days,
    case when r.content ->> 'verdict' <> 'none' then t.tickets else 0 end, case when r.content ->> 'verdict' = 'over' then t.tickets else 0 end
  from rail_orders r
  join ledger_movements m on m.key = 'settlement:' || r.order_id
  left join employees e on e.member_id = r.member_id
  cross join lateral (select coalesce(-sum(l.amount), 0)::bigint as amount from ledger_entries l where l.movement = m.movement and l.account = 'order:' || r.order_id) p
  cross join lateral (
    select (select count(*) from rail_tickets k where k.order_id = r.order_id) as tickets,
      (r.content -> 'rides' -> 0 -> 'from' ->> 'station') || '-' || (r.content -> 'rides' -> -1 -> 'to' ->> 'station') as route,
      coalesce(nullif(r.content -> 'rides' -> 0 ->> 'letter', ''), 'P') as letter, r.content -> 'rides' -> 0 ->> 'seatClass' as seat_class,
      greatest(0, (${dayOf('r.departs_at')})::date - (${dayOf('r.created_at')})::date) as days) t
  where t.tickets > 0`;

/** Reports have the tickets of trains, as they have those of flights. */
export const railReports: Migration = {
  name: '067-rail-reports',
  async up(db) {
    await sql.raw(railEvents).execute(db);
  },
};
