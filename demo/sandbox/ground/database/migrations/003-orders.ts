import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create sequence air_order_numbers`,
  `create sequence air_ticket_numbers`,
  // Money in fen, moments in milliseconds; step_at: when the clock moves the order on next.
  `create table air_orders (
    order_id text primary key,
    member_id text not null,
    app_id text not null,
    company_id text,
    status smallint not null check (status between 0 and 11),
    travel_type text not null check (travel_type in ('private', 'business')),
    flight_type smallint not null check (flight_type in (1, 2)),
    created_at bigint not null,
    pay_deadline bigint not null,
    step_at bigint,
    payprice bigint not null check (payprice > 0),
    service_fee bigint not null check (service_fee >= 0),
    split jsonb,
    over_standard boolean not null,
    contact jsonb not null,
    voucher text not null,
    over_reason text not null,
    travel_reason text not null,
    cost_center text not null
  )`,
  `create index air_orders_step on air_orders (step_at) where step_at is not null`,
  `create index air_orders_member on air_orders (member_id, created_at)`,
  `create index air_orders_company on air_orders (company_id, created_at) where company_id is not null`,
  // A reset of the tables starts the count again.
  `alter sequence air_order_numbers owned by air_orders.order_id`,
  `create table air_order_flights (
    order_id text not null references air_orders,
    triptype smallint not null check (triptype in (1, 2)),
    flight_id text not null,
    cabin_code text not null,
    flight_no text not null,
    airline text not null,
    dep_at bigint not null,
    arr_at bigint not null,
    shown jsonb not null,
    primary key (order_id, triptype)
  )`,
  `create table air_order_passengers (
    psg_id text primary key,
    order_id text not null references air_orders,
    name text not null,
    psg_type text not null,
    cert_type text not null,
    cert_no text not null,
    cert_key text not null,
    born_date text not null,
    mobile_phone text not null,
    sale_price bigint not null,
    insurances jsonb not null
  )`,
  `create index air_order_passengers_order on air_order_passengers (order_id)`,
  `create index air_order_passengers_cert on air_order_passengers (cert_key)`,
  `create table air_order_tickets (
    psg_id text not null references air_order_passengers,
    order_id text not null references air_orders,
    triptype smallint not null,
    tkt_price bigint not null check (tkt_price >= 0),
    cons_tax bigint not null check (cons_tax >= 0),
    fuel_tax bigint not null check (fuel_tax >= 0),
    serv_fee bigint not null check (serv_fee >= 0),
    insu_price bigint not null check (insu_price >= 0),
    ticket_no text unique,
    ticket_status text not null,
    primary key (psg_id, triptype)
  )`,
  `alter sequence air_ticket_numbers owned by air_order_tickets.ticket_no`,
  `create index air_order_tickets_order on air_order_tickets (order_id)`,
  `create table air_order_events (
    id bigint generated always as identity primary key,
    order_id text not null references air_orders,
    at bigint not null,
    title text not null,
    detail text not null
  )`,
  `create index air_order_events_order on air_order_events (order_id, id)`,
];

export const orders: Migration = {
  name: '003-orders',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
