import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const figures = [
  'amount',
  'sales',
  'changes',
  'refunds',
  'fare',
  'full_fare',
  'taxes',
  'service_fee',
  'insurance',
  'over_amount',
  'missed',
  'change_cost',
  'refund_cost',
  'orders',
  'tickets',
  'advance_days',
  'checked',
  'over_tickets',
  'missed_tickets',
  'changed_tickets',
  'refunded_tickets',
];
const figureColumns = figures.map((name) => `${name} bigint not null default 0`).join(', ');

/** The day in China of a moment. */
export const dayOf = (at: string): string =>
  `to_char(to_timestamp((${at} + 28800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`;

/** Events of ticketed orders out of orders and ledger; a condition on the order `o` follows. */
export const saleEvents = `insert into report_events (id, type, order_id, product, app_id, company_id, member_id, at, day, travel_at,
    department, employee, cost_center, route, airline, cabin, advance, standard, reason, travel_type,
    amount, sales, fare, full_fare, taxes, service_fee, insurance, over_amount, missed, orders, tickets, advance_days, checked, over_tickets, missed_tickets)
  select 'sale:' || o.order_id, 'sale', o.order_id, 'air', o.app_id, o.company_id, o.member_id, m.at, ${dayOf('m.at')}, f.dep_at,
    coalesce(e.department_id::text, ''), o.member_id, o.cost_center, f.route, f.airline, f.cabin,
    case when f.days >= 14 then '14' when f.days >= 7 then '7' when f.days >= 3 then '3' when f.days >= 1 then '1' else '0' end,
    o.verdict, case o.verdict when 'over' then o.over_reason else '' end, o.travel_type,
    p.amount, p.amount, t.fare, t.full_fare, t.taxes, t.service_fee, t.insurance, o.over_amount, o.missed, 1, t.tickets, t.days,
    case when o.verdict <> 'none' then t.tickets else 0 end, case when o.verdict = 'over' then t.tickets else 0 end, case when o.missed > 0 then t.tickets else 0 end
  from air_orders o
  join ledger_movements m on m.key = 'settlement:' || o.order_id
  left join employees e on e.member_id = o.member_id
  cross join lateral (select coalesce(-sum(l.amount), 0)::bigint as amount from ledger_entries l where l.movement = m.movement and l.account = 'order:' || o.order_id) p
  cross join lateral (
    select min(f.dep_at) as dep_at, case when count(distinct f.airline) = 1 then min(f.airline) else '+' end as airline,
      case when count(distinct c.class) = 1 then min(c.class) else '+' end as cabin,
      coalesce(min(s.city_pair) filter (where f.triptype = 1), '') as route,
      greatest(0, (${dayOf('min(f.dep_at)')})::date - (${dayOf('o.created_at')})::date) as days
    from air_order_flights f
    cross join lateral (select case when f.cabin_code = 'F' then 'F' when f.cabin_code in ('C', 'J', 'I') then 'C' when f.cabin_code in ('W', 'E') then 'W' else 'Y' end as class) c
    left join lateral (select city_pair from flight_seats s where s.flight_id = f.flight_id limit 1) s on true
    where f.order_id = o.order_id and f.change_no = 0) f
  cross join lateral (
    select count(*) as tickets, sum(t.tkt_price)::bigint as fare,
      round(sum(t.tkt_price * 10 / coalesce(nullif((f.shown ->> 'discount')::numeric, 0), 10)))::bigint as full_fare,
      sum(t.cons_tax + t.fuel_tax)::bigint as taxes, sum(t.serv_fee)::bigint as service_fee, sum(t.insu_price)::bigint as insurance,
      sum(greatest(0, (${dayOf('f.dep_at')})::date - (${dayOf('o.created_at')})::date))::bigint as days
    from air_order_tickets t
    join air_order_flights f on f.order_id = t.order_id and f.triptype = t.triptype and f.change_no = 0
    where t.order_id = o.order_id) t
  where t.tickets > 0`;

const ofOrder = 'b.order_id, b.product, b.app_id, b.company_id, b.member_id';
const dimensions =
  'b.department, b.employee, b.cost_center, b.route, b.airline, b.cabin, b.advance, b.standard, b.reason, b.travel_type';
const requestEvents = (kind: 'refund' | 'change', key: string, names: string, values: string): string =>
  `insert into report_events (id, type, order_id, product, app_id, company_id, member_id, at, day, travel_at,
    department, employee, cost_center, route, airline, cabin, advance, standard, reason, travel_type, amount, ${names})
  select '${kind}:' || s.sale_id, '${kind}', ${ofOrder}, s.decided_at, ${dayOf('s.decided_at')}, b.travel_at, ${dimensions}, coalesce(p.amount, 0), coalesce(p.amount, 0), ${values}
  from after_sales s
  join report_events b on b.id = 'sale:' || s.order_id
  left join lateral (select -sum(l.amount)::bigint as amount from ledger_movements m join ledger_entries l on l.movement = m.movement
    where m.key = '${key}:' || s.sale_id and l.account like 'order:%') p on true
  cross join lateral (select count(*) as tickets, ${kind === 'refund' ? `sum((i ->> 'charge')::bigint + (i ->> 'servFeeKept')::bigint + (i ->> 'insuranceKept')::bigint)` : `sum((i ->> 'charge')::bigint + (i ->> 'changeServiceFee')::bigint - (i ->> 'discountChangeServiceFee')::bigint)`}::bigint as cost
    from jsonb_array_elements(s.content -> 'items') i) i
  where s.kind = '${kind}' and s.state in ('returning', 'done')`;

/** Events of decided refunds and changes of these orders; a condition on the request `s` follows. */
export const refundEvents = requestEvents(
  'refund',
  'taken-back',
  'refunds, refund_cost, refunded_tickets',
  'i.cost, i.tickets',
);
export const changeEvents = requestEvents(
  'change',
  'settlement',
  'changes, change_cost, changed_tickets',
  'i.cost, i.tickets',
);

/** Reports: each ticketing, change and refund is an event; sums of days by one dimension answer for companies with many. */
const statements = [
  `alter table air_orders add column verdict text not null default 'none' check (verdict in ('in', 'over', 'none')),
    add column over_amount bigint not null default 0, add column missed bigint not null default 0`,
  `update air_orders o set verdict = case when o.over_standard then 'over' else 'in' end
    where o.travel_type = 'business' and (o.over_standard or exists (select 1 from employees e join flight_standards s on s.employee_id = e.id where e.member_id = o.member_id))`,
  `create table report_events (
    id text primary key,
    type text not null check (type in ('sale', 'change', 'refund')),
    order_id text not null,
    product text not null,
    app_id text not null,
    company_id text,
    member_id text not null,
    at bigint not null,
    day text not null,
    travel_at bigint not null,
    department text not null,
    employee text not null,
    cost_center text not null,
    route text not null,
    airline text not null,
    cabin text not null,
    advance text not null,
    standard text not null,
    reason text not null,
    travel_type text not null,
    is_summed boolean not null default false,
    ${figureColumns}
  )`,
  saleEvents,
  refundEvents,
  changeEvents,
  `create index report_events_member on report_events (member_id, app_id, product, at, id)`,
  `create index report_events_company on report_events (company_id, app_id, product, at, id) where company_id is not null`,
  `create index report_events_fresh on report_events (company_id, app_id, product) where company_id is not null and not is_summed`,
  `create table report_days (
    company_id text not null,
    app_id text not null,
    product text not null,
    dimension text not null,
    day text not null,
    value text not null,
    ${figureColumns},
    primary key (company_id, app_id, product, dimension, day, value)
  )`,
];

export const reports: Migration = {
  name: '031-reports',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
