import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Flights themselves are generated; only their sold seats are stored.
  `create table flight_seats (
    flight_id text not null,
    cabin_code text not null,
    city_pair text not null,
    flight_day text not null,
    capacity int not null check (capacity >= 0),
    held int not null check (held >= 0),
    sold int not null check (sold >= 0),
    primary key (flight_id, cabin_code),
    check (held + sold <= capacity)
  )`,
  `create index flight_seats_day on flight_seats (city_pair, flight_day)`,
  `create table flight_verifications (
    verify_key text primary key,
    member_id text not null,
    app_id text not null,
    travel_type text not null check (travel_type in ('private', 'business')),
    created_at bigint not null,
    hold_until bigint not null,
    content jsonb not null
  )`,
  `create index flight_verifications_end on flight_verifications (hold_until)`,
];

export const flights: Migration = {
  name: '002-flights',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
