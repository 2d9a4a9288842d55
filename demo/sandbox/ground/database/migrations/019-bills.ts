import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Movements of payments that were booked before movements named their member. */
export const fillOwners = `update ledger_movements m set member_id = p.member_id, app_id = p.app_id from payments p where p.out_trade_no = m.out_trade_no`;
/** Entries that were booked before entries kept the balance. */
export const fillBalances = `update ledger_entries e set balance_after = s.balance
  from (select movement, account, sum(amount) over (partition by account order by movement) as balance from ledger_entries) s
  join ledger_accounts a on a.account = s.account and a.floor is not null
  where s.movement = e.movement and s.account = e.account`;

/** The ledger as the source of bills: a movement names its member, an entry keeps the balance after it. */
const statements = [
  `alter table ledger_movements add column member_id text, add column app_id text`,
  `alter table ledger_entries add column balance_after bigint`,
  `alter table ledger_movements disable trigger ledger_keep`,
  `alter table ledger_entries disable trigger ledger_keep`,
  fillOwners,
  fillBalances,
  `alter table ledger_movements enable trigger ledger_keep`,
  `alter table ledger_entries enable trigger ledger_keep`,
  `create index ledger_movements_member on ledger_movements (member_id, at, movement) where member_id is not null`,
  `drop trigger ledger_apply on ledger_entries`,
  `create or replace function ledger_apply() returns trigger language plpgsql as $$
    begin
      update ledger_accounts set balance = balance + new.amount where account = new.account and floor is not null returning balance into new.balance_after;
      return new;
    end $$`,
  `create trigger ledger_apply before insert on ledger_entries for each row execute function ledger_apply()`,
];

export const bills: Migration = {
  name: '019-bills',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
