import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table orders drop constraint orders_kind_check`,
  `alter table orders add constraint orders_kind_check check (kind in ('airTicket', 'gp', 'hotel', 'train', 'intl'))`,
  `create table intl_orders (
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
    content jsonb not null,
    split jsonb not null default 'null'
  )`,
  `create index intl_orders_due on intl_orders (step_at) where step_at is not null`,
  `create table intl_tickets (
    order_id text not null references intl_orders on delete cascade,
    slice_no smallint not null,
    passenger_no smallint not null,
    cert_key text not null,
    psg_type text not null,
    departs_at bigint not null,
    arrives_at bigint not null check (arrives_at > departs_at),
    price bigint not null check (price >= 0),
    tax bigint not null check (tax >= 0),
    service_fee bigint not null check (service_fee >= 0),
    ticket_no text not null default '',
    is_open boolean not null default true,
    state text not null default 'held' check (state in ('held', 'open', 'refunding', 'refunded', 'changed', 'void')),
    primary key (order_id, slice_no, passenger_no)
  )`,
  // One person is on no two flights at once.
  `create index intl_tickets_person on intl_tickets (cert_key, departs_at) where is_open`,
  `create table intl_order_events (
    id bigint generated always as identity primary key,
    order_id text not null references intl_orders on delete cascade,
    at bigint not null,
    title text not null,
    detail text not null
  )`,
  `create index intl_order_events_order on intl_order_events (order_id, id)`,
];

export const intlOrders: Migration = {
  name: '076-intl-orders',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
