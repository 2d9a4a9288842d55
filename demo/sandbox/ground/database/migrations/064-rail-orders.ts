import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table rail_orders (
    order_id text primary key,
    member_id text not null,
    app_id text not null,
    company_id text,
    status int not null,
    travel_type text not null check (travel_type in ('private', 'business')),
    created_at bigint not null,
    pay_deadline bigint not null,
    step_at bigint,
    payprice bigint not null check (payprice >= 0),
    departs_at bigint not null,
    ends_at bigint not null,
    content jsonb not null
  )`,
  `create index rail_orders_due on rail_orders (step_at) where step_at is not null`,
  `create table rail_tickets (
    order_id text not null references rail_orders on delete cascade,
    ride_no smallint not null,
    passenger_no smallint not null,
    cert_key text not null,
    ticket_type text not null check (ticket_type in ('adult', 'child', 'student', 'disabledSoldier')),
    train_day int not null,
    seat smallint not null,
    sections int not null check (sections > 0),
    price bigint not null check (price >= 0),
    is_open boolean not null default true,
    primary key (order_id, ride_no, passenger_no)
  )`,
  // One person has no two places on a train at once.
  `create index rail_tickets_person on rail_tickets (train_day, cert_key) where is_open`,
  `create table rail_order_events (
    id bigint generated always as identity primary key,
    order_id text not null references rail_orders on delete cascade,
    at bigint not null,
    title text not null,
    detail text not null
  )`,
  `create index rail_order_events_order on rail_order_events (order_id, id)`,
];

export const railOrders: Migration = {
  name: '064-rail-orders',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
