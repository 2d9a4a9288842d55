import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Wishes of orders that wait: none of an order that is served, released or given up.
  `create table rail_wishes (
    order_id text not null references rail_orders on delete cascade,
    wish_no smallint not null,
    train_day int not null,
    seat_class text not null,
    sections int not null check (sections > 0),
    passengers smallint not null check (passengers > 0),
    place bigint not null,
    primary key (order_id, wish_no)
  )`,
  `create index rail_wishes_line on rail_wishes (train_day, place)`,
  // Seats that came back while somebody waits for their train: held until the line was looked at.
  `create table rail_returns (
    id bigint generated always as identity primary key,
    train_day int not null,
    seat smallint not null,
    sections int not null check (sections > 0)
  )`,
  `create index rail_returns_day on rail_returns (train_day)`,
];

export const railWaits: Migration = {
  name: '071-rail-waits',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
