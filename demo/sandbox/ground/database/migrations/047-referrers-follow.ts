import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Members are linked to their referrer by phone. When a referrer changes phones, the links follow. */
const statements = [
  `create function referrers_follow() returns trigger language plpgsql as $$
    begin
      update members set referrer_phone = new.mobile_phone where referrer_phone = old.mobile_phone;
      return null;
    end
  $$`,
  `create trigger members_referrers_follow after update of mobile_phone on members for each row
    when (new.app_id is null and old.mobile_phone is not null and new.mobile_phone is distinct from old.mobile_phone)
    execute function referrers_follow()`,
];

export const referrersFollow: Migration = {
  name: '047-referrers-follow',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
