import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table holds (
    verify_key text primary key,
    kind text not null,
    member_id text not null,
    app_id text not null,
    hold_until bigint not null,
    content jsonb not null
  )`,
  `insert into holds (verify_key, kind, member_id, app_id, hold_until, content)
    select verify_key, 'airTicket', member_id, app_id, hold_until, content from flight_verifications
    union all select verify_key, 'hotel', member_id, app_id, hold_until, content from hotel_verifications`,
  `create index holds_end on holds (hold_until)`,
  `drop table flight_verifications`,
  `drop table hotel_verifications`,
];

/** One table of verified offers for all products, in place of one for each; prices that are held stay held. */
export const holds: Migration = {
  name: '060-holds',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
