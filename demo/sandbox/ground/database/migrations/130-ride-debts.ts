import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * A credit line falls below its floor by a ride alone: it was driven before it is booked, so it is owed. All else that
 * takes of a line must find it there, and money that comes in counts from below.
 */
const statements = [
  `alter table ledger_accounts drop constraint ledger_accounts_check`,
  `alter table ledger_accounts add constraint ledger_accounts_check
    check (floor is null or balance >= floor or account like 'credit:%:available')`,
  `create function ledger_keep_line() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_movements where movement = new.movement and key like 'ride:%') then
        raise exception 'balance of account % violates the check constraint of a credit line', new.account using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create trigger ledger_keep_line after insert on ledger_entries for each row
    when (new.account like 'credit:%' and new.amount < 0 and new.balance_after < 0) execute function ledger_keep_line()`,
];

export const rideDebts: Migration = {
  name: '130-ride-debts',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
