import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Hotels themselves are generated; only their sold nights are stored.
  `create table hotel_nights (
    hotel_id text not null,
    room_id text not null,
    night text not null,
    city text not null,
    capacity int not null check (capacity >= 0),
    held int not null check (held >= 0),
    sold int not null check (sold >= 0),
    primary key (hotel_id, room_id, night),
    check (held + sold <= capacity)
  )`,
  `create index hotel_nights_city on hotel_nights (city, night)`,
  `create table hotel_verifications (
    verify_key text primary key,
    member_id text not null,
    app_id text not null,
    hold_until bigint not null,
    content jsonb not null
  )`,
  `create index hotel_verifications_end on hotel_verifications (hold_until)`,
  `create table hotel_orders (
    order_id text primary key,
    member_id text not null,
    app_id text not null,
    company_id text,
    status int not null,
    travel_type text not null check (travel_type in ('private', 'business')),
    hotel_id text not null,
    room_id text not null,
    check_in text not null,
    check_out text not null,
    rooms int not null check (rooms > 0),
    created_at bigint not null,
    pay_deadline bigint not null,
    step_at bigint,
    payprice bigint not null check (payprice >= 0),
    split jsonb,
    penalty bigint not null default 0 check (penalty >= 0),
    confirm_no text not null default '',
    content jsonb not null,
    shares jsonb
  )`,
  `create index hotel_orders_due on hotel_orders (step_at) where step_at is not null`,
  `create table hotel_order_events (
    id bigint generated always as identity primary key,
    order_id text not null references hotel_orders on delete cascade,
    at bigint not null,
    title text not null,
    detail text not null
  )`,
  `create index hotel_order_events_order on hotel_order_events (order_id, id)`,
  `alter table messages drop constraint messages_kind_check, add check (kind in ('pay', 'ticket', 'refund', 'change', 'flight', 'stay'))`,
];

export const hotels: Migration = {
  name: '035-hotels',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
