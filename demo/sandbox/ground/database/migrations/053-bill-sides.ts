import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The one entry of each movement that is the member's side, `m` and `e`: money paid, money that comes back, movements
 * in the wallet. A refund to a provider counts from its start; the provider's own entry, when it arrives, is
 * the same money.
 */
const memberSide = (m: string, e: string): string =>
  `((${m}.kind in ('payment', 'capture', 'late') and ${e}.amount < 0)
    or (${m}.kind in ('refund', 'recharge') and ${e}.amount > 0 and ${e}.account not like 'provider:%')
    or (${m}.kind in ('withdraw', 'withdrawBack', 'rewardsOut', 'tianhanbaoIn', 'tianhanbaoOut') and ${e}.account like 'wallet:%:available'))`;

/** Marks of entries that were booked before entries had them. */
const fillSides = `update ledger_entries e set bill_of = m.member_id from ledger_movements m where m.movement = e.movement and ${memberSide('m', 'e')}`;

/** Entries of a member's bill carry the member's id, so that an index also serves a bill in the order of its amounts. */
const statements = [
  `alter table ledger_entries add column bill_of text`,
  `alter table ledger_entries disable trigger ledger_keep`,
  fillSides,
  `alter table ledger_entries enable trigger ledger_keep`,
  `create index ledger_entries_bill on ledger_entries (bill_of, amount, movement) where bill_of is not null`,
  // Points of the sandbox's past are booked after later ones: their running balance, which no rule reads, is written again.
  `create or replace function ledger_keep() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_table_name = 'ledger_entries' then
        if new.account like 'points:%' and to_jsonb(new) - 'balance_after' = to_jsonb(old) - 'balance_after' then
          return new;
        end if;
      end if;
      raise exception 'the ledger is only ever added to' using errcode = 'check_violation';
    end $$`,
  `create or replace function ledger_apply() returns trigger language plpgsql as $$
    declare m record;
    begin
      select at, kind, member_id into m from ledger_movements where movement = new.movement;
      if ${memberSide('m', 'new')} then new.bill_of = m.member_id; end if;
      if new.account like 'wallet:%' then
        new.kind = m.kind;
        update ledger_accounts set balance = balance + new.amount, entries = entries + 1, last_at = greatest(last_at, m.at)
          where account = new.account returning balance, entries, last_at into new.balance_after, new.nth, new.at;
        if new.account like 'wallet:%:available' then
          insert into wallet_days as d values (new.account, (new.at + 28800000) / 86400000, new.kind, greatest(new.amount, 0), greatest(-new.amount, 0), 1)
            on conflict (account, day, kind) do update set money_in = d.money_in + excluded.money_in, money_out = d.money_out + excluded.money_out, entries = d.entries + 1;
        end if;
      else
        update ledger_accounts set balance = balance + new.amount where account = new.account and floor is not null returning balance into new.balance_after;
      end if;
      return new;
    end $$`,
];

export const billSides: Migration = {
  name: '053-bill-sides',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
