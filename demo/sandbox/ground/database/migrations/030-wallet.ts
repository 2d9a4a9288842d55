import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Entries of wallets have their place, moment and kind: within an account the moments never go back, so that the
 * balance after each entry, the list by time and the sums of any two dates agree.
 */
const entries = [
  `alter table ledger_accounts add column entries bigint not null default 0, add column last_at bigint not null default 0`,
  `alter table ledger_entries add column nth bigint, add column at bigint, add column kind text`,
  `alter table ledger_entries disable trigger ledger_keep`,
  `update ledger_entries e set nth = s.nth, at = s.at, kind = s.kind
    from (select e.movement, e.account, m.kind, row_number() over w as nth, max(m.at) over w as at
      from ledger_entries e join ledger_movements m using (movement) where e.account like 'wallet:%'
      window w as (partition by e.account order by e.movement)) s
    where s.movement = e.movement and s.account = e.account`,
  `update ledger_accounts a set entries = s.nth, last_at = s.at
    from (select account, max(nth) as nth, max(at) as at from ledger_entries where nth is not null group by account) s
    where s.account = a.account`,
  `alter table ledger_entries enable trigger ledger_keep`,
  `create index ledger_entries_wallet on ledger_entries (account, at, nth) include (amount, kind, balance_after) where nth is not null`,
  `create index ledger_entries_wallet_kind on ledger_entries (account, kind, at, nth) include (amount) where nth is not null`,
  `create or replace function ledger_apply() returns trigger language plpgsql as $$
    begin
      if new.account like 'wallet:%' then
        select m.at, m.kind into new.at, new.kind from ledger_movements m where m.movement = new.movement;
        update ledger_accounts set balance = balance + new.amount, entries = entries + 1, last_at = greatest(last_at, new.at)
          where account = new.account returning balance, entries, last_at into new.balance_after, new.nth, new.at;
      else
        update ledger_accounts set balance = balance + new.amount where account = new.account and floor is not null returning balance into new.balance_after;
      end if;
      return new;
    end $$`,
];

const tables = [
  `create table recharge_orders (
    order_id text primary key,
    member_id text not null,
    app_id text not null,
    amount bigint not null check (amount > 0),
    state text not null check (state in ('open', 'paid', 'voided')),
    created_at bigint not null,
    pay_deadline bigint not null,
    paid_at bigint,
    method text check (method in ('alipay', 'weChatPay')),
    trade_no text not null default '',
    note text not null default ''
  )`,
  `create index recharge_orders_member on recharge_orders (member_id, created_at, order_id)`,
  `create index recharge_orders_due on recharge_orders (pay_deadline) where state = 'open'`,
  // The number of a card is never stored: its last four digits are shown, its keyed hash finds it again.
  `create table bank_cards (
    card_id text primary key,
    member_id text not null,
    bank_code text not null,
    bank_name text not null,
    card_type text not null,
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    number_hash text not null,
    holder text not null,
    mobile_phone text not null,
    state text not null check (state in ('pending', 'bound', 'unbound')),
    created_at bigint not null,
    bound_at bigint
  )`,
  `create index bank_cards_member on bank_cards (member_id, bound_at)`,
  `create unique index bank_cards_bound on bank_cards (member_id, number_hash) where state = 'bound'`,
  `create table withdrawals (
    withdrawal_id text primary key,
    member_id text not null,
    card_id text not null references bank_cards,
    amount bigint not null check (amount > fee),
    fee bigint not null check (fee >= 0),
    state text not null check (state in ('applied', 'processing', 'paid', 'refused')),
    reason text not null default '',
    created_at bigint not null,
    processing_at bigint,
    done_at bigint,
    step_at bigint
  )`,
  `create index withdrawals_member on withdrawals (member_id, created_at, withdrawal_id)`,
  `create index withdrawals_due on withdrawals (step_at) where step_at is not null`,
  // Interest is paid up to the end of this day.
  `create table tianhanbao (member_id text primary key, paid_through text not null)`,
  `create index tianhanbao_due on tianhanbao (paid_through)`,
];

export const wallet: Migration = {
  name: '030-wallet',
  async up(db) {
    for (const statement of [...entries, ...tables]) await sql.raw(statement).execute(db);
  },
};
