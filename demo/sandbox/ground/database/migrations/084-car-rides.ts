import { sql } from 'kysely';
import { dayOf } from './031-reports.ts';
import type { Migration } from './migration.ts';

/**
 * Events of rides; a condition on the ride `r` follows. The route is the city, the airline the scene, the cabin the class
 * of the car (`car-business`: trains have a class of that name); the part of the day stands where the days in advance do.
 */
export const carEvents = `insert into report_events (id, type, order_id, product, app_id, company_id, member_id, at, day, travel_at,
    department, employee, cost_center, route, airline, cabin, advance, standard, reason, travel_type,
    amount, sales, fare, full_fare, over_amount, orders, tickets, checked, over_tickets)
  select 'sale:' || r.order_id, 'sale', r.order_id, 'car', r.app_id, r.company_id::text, r.member_id, r.at, ${dayOf('r.at')}, r.at,
    r.department, r.member_id, r.cost_center, r.city, r.scene, 'car-' || r.car_class, r.band,
    r.verdict, case r.verdict when 'over' then r.reason else '' end, 'business',
    r.amount, r.amount, r.amount, r.amount, r.over_amount, 1, 1,
    case when r.verdict <> 'none' then 1 else 0 end, case when r.verdict = 'over' then 1 else 0 end
  from car_rides r where true`;

/** Rides of employees. They are sold elsewhere: a partner reports each, the standard judges it, reports count it. */
const statements = [
  `create table car_rides (
    order_id text primary key,
    company_id integer not null,
    app_id text not null,
    employee_id integer not null,
    member_id text not null,
    request_key text not null,
    at bigint not null,
    day text not null,
    month text not null,
    band text not null,
    scene text not null,
    car_class text not null,
    city text not null,
    from_place text not null,
    to_place text not null,
    amount bigint not null check (amount >= 0),
    company_pays bigint not null check (company_pays >= 0 and company_pays <= amount),
    over_amount bigint not null default 0 check (over_amount >= 0),
    verdict text not null check (verdict in ('in', 'over', 'none')),
    effect text not null default '',
    reason text not null default '',
    note text not null default '',
    rules jsonb not null default '[]',
    standard_version_id bigint,
    department text not null,
    cost_center text not null default '',
    title text not null,
    words text not null,
    created_at bigint not null,
    unique (company_id, request_key)
  )`,
  `create index car_rides_used on car_rides (company_id, employee_id, month, day)`,
];

export const carRides: Migration = {
  name: '084-car-rides',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
