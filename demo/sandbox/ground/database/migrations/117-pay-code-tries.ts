import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A member may guess a payment code as often as a pay password. */
export const payCodeTries: Migration = {
  name: '117-pay-code-tries',
  async up(db) {
    await sql
      .raw(
        `create table pay_code_tries (
          member_id text primary key references members on delete cascade,
          failures int not null default 0,
          locked_until bigint not null default 0
        )`,
      )
      .execute(db);
  },
};
