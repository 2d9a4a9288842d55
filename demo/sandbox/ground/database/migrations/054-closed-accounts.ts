import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Closed members. The trigger on the balances is passed by each booking of a wallet: one of a closed member takes no
 * money, whatever call or sweep books it, and a wallet with money in it cannot be closed. Its error asks for the
 * transaction again (40001): the account was closed in the meantime, and the work decides anew.
 * `account_is_closed` waits for a closing under way: its lock is the shared side of the one that closing takes.
 */
const statements = [
  `alter table ledger_accounts add column closed_at bigint`,
  `create or replace function ledger_keep_balance() returns trigger language plpgsql as $$
    begin
      if new.account <> old.account or new.floor is distinct from old.floor
        or (new.balance <> old.balance and pg_trigger_depth() < 2) then
        raise exception 'balances move by entries only' using errcode = 'check_violation';
      end if;
      if old.closed_at is not null and (new.balance <> old.balance or new.closed_at is distinct from old.closed_at) then
        raise exception 'account % is closed', old.account using errcode = '40001';
      end if;
      if new.closed_at is not null and new.balance <> 0 then
        raise exception 'account % holds money', old.account using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
  `create function account_is_closed(who text) returns boolean language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended('member:' || who, 7));
      return exists (select from members where id = who and closed_at is not null);
    end $$`,
  // Members who closed before there was the mark.
  `update ledger_accounts set closed_at = m.closed_at from members m where m.closed_at is not null and balance = 0
    and account in ('wallet:' || m.id || ':available', 'wallet:' || m.id || ':frozen', 'wallet:' || m.id || ':rewards', 'wallet:' || m.id || ':tianhanbao', 'rewards:' || m.id || ':held')`,
];

export const closedAccounts: Migration = {
  name: '054-closed-accounts',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
