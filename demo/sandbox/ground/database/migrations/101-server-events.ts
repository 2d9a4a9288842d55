import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // A fact, written in the transaction that made it. Ids of one object go up in the order of its transactions: each holds its lock.
  `create table server_events (
    id bigint generated always as identity primary key,
    uid text not null unique default 'evt_' || replace(gen_random_uuid()::text, '-', ''),
    app_id text not null,
    kind text not null,
    object text not null,
    at bigint not null,
    amount bigint,
    data jsonb not null default '{}',
    is_dealt boolean not null default false
  )`,
  `create index server_events_to_deal on server_events (id) where not is_dealt`,
  `create index server_events_of_app on server_events (app_id, at)`,
  `create index server_events_by_age on server_events (at)`,
  `create table event_subscriptions (
    id text primary key,
    app_id text not null,
    request_id text not null,
    fingerprint text not null,
    address text not null,
    kinds jsonb not null,
    is_on boolean not null default true,
    secret text not null,
    old_secret text,
    old_until bigint,
    rotated_by text,
    created_at bigint not null,
    pulled_at bigint,
    unique (app_id, request_id)
  )`,
  `create table event_deliveries (
    id bigint generated always as identity primary key,
    subscription_id text not null references event_subscriptions (id) on delete cascade,
    event_id bigint not null references server_events (id) on delete cascade,
    object text not null,
    state text not null default 'due',
    tries integer not null default 0,
    due_from bigint not null,
    next_at bigint not null,
    holder text,
    leased_until timestamptz,
    last_status integer,
    last_error text,
    done_at bigint,
    unique (subscription_id, event_id)
  )`,
  `create index event_deliveries_due on event_deliveries (subscription_id, next_at, event_id) where state = 'due'`,
  `create index event_deliveries_in_order on event_deliveries (subscription_id, object, event_id) where state = 'due'`,
  `create index event_deliveries_log on event_deliveries (subscription_id, id)`,
  `create index event_deliveries_dead on event_deliveries (subscription_id, id) where state = 'dead'`,
  `create index event_deliveries_of_event on event_deliveries (event_id)`,
  `create table event_attempts (
    id bigint generated always as identity primary key,
    delivery_id bigint not null references event_deliveries (id) on delete cascade,
    at bigint not null,
    status integer,
    error text,
    ms integer not null
  )`,
  `create index event_attempts_of_delivery on event_attempts (delivery_id, id)`,
];

/** Events for the servers of partners: facts, subscriptions, deliveries and their attempts. */
export const serverEventTables: Migration = {
  name: '101-server-events',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
