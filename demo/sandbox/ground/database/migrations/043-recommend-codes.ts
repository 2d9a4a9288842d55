import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table recommend_codes (
    member_id text primary key references members on delete cascade,
    code text not null unique,
    made_at bigint not null
  )`,
  `create index members_by_referrer on members (referrer_phone) where referrer_phone is not null`,
];

/** Codes of the links by which members recommend: an address names no phone. */
export const recommendCodes: Migration = {
  name: '043-recommend-codes',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
