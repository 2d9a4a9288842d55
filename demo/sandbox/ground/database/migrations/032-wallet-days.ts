import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A China day as a number: days since 1970. */
const dayOf = (at: string): string => `(${at} + 28800000) / 86400000`;

/** Entries of wallets by day and kind, out of the entries that are there. */
const fillDays = `insert into wallet_days (account, day, kind, money_in, money_out, entries)
  select account, ${dayOf('at')}, kind, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*)
    from ledger_entries where account like 'wallet:%:available' and nth is not null group by 1, 2, 3`;

/** Money in and out of each wallet by day, so that sums over years read days, not movements. The trigger keeps them in the transaction of the entry, under the lock of its account. */
const statements = [
  `create table wallet_days (
    account text not null,
    day bigint not null,
    kind text not null,
    money_in bigint not null,
    money_out bigint not null,
    entries bigint not null,
    primary key (account, day, kind)
  )`,
  fillDays,
  `create or replace function ledger_apply() returns trigger language plpgsql as $$
    begin
      if new.account like 'wallet:%' then
        select m.at, m.kind into new.at, new.kind from ledger_movements m where m.movement = new.movement;
        update ledger_accounts set balance = balance + new.amount, entries = entries + 1, last_at = greatest(last_at, new.at)
          where account = new.account returning balance, entries, last_at into new.balance_after, new.nth, new.at;
        if new.account like 'wallet:%:available' then
          insert into wallet_days as d values (new.account, ${dayOf('new.at')}, new.kind, greatest(new.amount, 0), greatest(-new.amount, 0), 1)
            on conflict (account, day, kind) do update set money_in = d.money_in + excluded.money_in, money_out = d.money_out + excluded.money_out, entries = d.entries + 1;
        end if;
      else
        update ledger_accounts set balance = balance + new.amount where account = new.account and floor is not null returning balance into new.balance_after;
      end if;
      return new;
    end $$`,
];

export const walletDays: Migration = {
  name: '032-wallet-days',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
