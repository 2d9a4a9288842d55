import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const payments = [
  `create table pay_passwords (
    member_id text primary key,
    hash text not null,
    failures smallint not null default 0,
    locked_until bigint not null default 0
  )`,
  // One row is one attempt to pay, or one payer's part. Everything that has money in it keeps its row for good.
  `create table payments (
    out_trade_no text primary key,
    order_id text not null,
    business_type text not null,
    member_id text not null,
    app_id text not null,
    method text check (method in ('alipay', 'weChatPay', 'tianHangPay', 'creditPay')),
    payer text not null check (payer in ('company', 'personal')),
    amount bigint not null check (amount > 0),
    state text not null check (state in ('open', 'reserved', 'paid', 'closed', 'refunding', 'refunded')),
    closed_because text,
    created_at bigint not null,
    expires_at bigint,
    paid_at bigint,
    trade_no text unique,
    source text
  )`,
  // An order has at most one open payment for its rest, and one reserved company share.
  `create unique index payments_open on payments (order_id) where state = 'open'`,
  `create unique index payments_reserved on payments (order_id) where state = 'reserved'`,
  `create index payments_order on payments (order_id)`,
];

/**
 * Double entry: an account holds value, a movement takes it from some accounts and gives it to others,
 * its entries sum up to nothing. `floor` is what the balance never falls below; accounts without one
 * (the outside world, the platform's own) keep no running balance, so payments do not queue for their row.
 */
const ledger = [
  `create table ledger_accounts (
    account text primary key,
    floor bigint,
    balance bigint not null default 0,
    check (floor is null or balance >= floor)
  )`,
  `create table ledger_movements (
    movement bigint generated always as identity primary key,
    key text not null unique,
    kind text not null,
    order_id text,
    out_trade_no text,
    at bigint not null
  )`,
  `create index ledger_movements_order on ledger_movements (order_id)`,
  `create table ledger_entries (
    movement bigint not null references ledger_movements,
    account text not null references ledger_accounts,
    amount bigint not null check (amount <> 0),
    primary key (movement, account)
  )`,
  `create index ledger_entries_account on ledger_entries (account)`,
  `create function ledger_apply() returns trigger language plpgsql as $$
    begin
      update ledger_accounts set balance = balance + new.amount where account = new.account and floor is not null;
      return new;
    end $$`,
  `create trigger ledger_apply after insert on ledger_entries for each row execute function ledger_apply()`,
  `create function ledger_balanced() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from ledger_entries where movement = new.movement) <> 0 then
        raise exception 'ledger movement % does not sum up to zero', new.movement using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_balanced after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_balanced()`,
  `create function ledger_keep() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is only ever added to' using errcode = 'check_violation';
    end $$`,
  `create trigger ledger_keep before update or delete on ledger_entries for each row execute function ledger_keep()`,
  `create trigger ledger_keep before update or delete on ledger_movements for each row execute function ledger_keep()`,
  `create function ledger_keep_balance() returns trigger language plpgsql as $$
    begin
      if new.account <> old.account or new.floor is distinct from old.floor
        or (new.balance <> old.balance and pg_trigger_depth() < 2) then
        raise exception 'balances move by entries only' using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
  `create trigger ledger_keep_balance before update on ledger_accounts for each row execute function ledger_keep_balance()`,
];

export const paymentsMigration: Migration = {
  name: '004-payments',
  async up(db) {
    for (const statement of [...payments, ...ledger]) await sql.raw(statement).execute(db);
  },
};
