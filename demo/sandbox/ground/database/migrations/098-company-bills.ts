import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  // Movements of credit lines with an order behind them; the bill is null until one has taken them.
  `create table company_bill_movements (
    movement bigint primary key,
    company_id bigint not null,
    at bigint not null,
    bill_id bigint,
    no int
  )`,
  `create index company_bill_movements_new on company_bill_movements (company_id, at, movement) where bill_id is null`,
  `create index company_bill_movements_of on company_bill_movements (bill_id, no) where bill_id is not null`,
  `create function company_bill_note() returns trigger language plpgsql as $$
    begin
      insert into company_bill_movements (movement, company_id, at)
        select m.movement, split_part(new.account, ':', 2)::bigint, m.at from ledger_movements m
        where m.movement = new.movement and m.order_id is not null and m.kind in ('payment', 'capture', 'refund', 'billCredit')
        on conflict (movement) do nothing;
      return null;
    end $$`,
  `create trigger company_bill_note after insert on ledger_entries for each row
    when (new.account ~ '^credit:[0-9]{1,15}:') execute function company_bill_note()`,
  `insert into company_bill_movements (movement, company_id, at)
    select distinct m.movement, split_part(e.account, ':', 2)::bigint, m.at from ledger_entries e join ledger_movements m using (movement)
    where e.account ~ '^credit:[0-9]{1,15}:' and m.order_id is not null and m.kind in ('payment', 'capture', 'refund')`,
  `create table company_bills (
    id bigint generated always as identity primary key,
    company_id bigint not null,
    no text not null unique,
    from_day text not null,
    to_day text not null,
    closes_at bigint not null,
    confirm_by text not null,
    due_on text not null,
    state text not null default 'open' check (state in ('open', 'issued', 'disputed', 'confirmed', 'paid', 'overdue')),
    is_closed boolean not null default false,
    rows int not null default 0,
    amount bigint not null default 0,
    carried bigint not null default 0,
    due bigint not null default 0,
    paid bigint not null default 0,
    hash text not null default '',
    debit bigint not null default 0,
    credit bigint not null default 0,
    sums jsonb,
    splits jsonb,
    tabs jsonb,
    totals jsonb,
    closed_at bigint,
    confirmed_at bigint,
    confirmed_by text not null default '',
    checklist jsonb,
    paid_at bigint,
    version int not null default 1
  )`,
  `create unique index company_bills_open on company_bills (company_id) where not is_closed`,
  `create unique index company_bills_of on company_bills (company_id, from_day)`,
  `create index company_bills_due on company_bills (closes_at) where not is_closed`,
  `create index company_bills_unsettled on company_bills (confirm_by, due_on) where is_closed and state <> 'paid'`,
  `create table company_bill_rows (
    bill_id bigint not null references company_bills,
    no int not null,
    company_id bigint not null,
    movement bigint not null,
    at bigint not null,
    product text not null,
    kind text not null,
    order_id text not null,
    department text not null,
    cost_centre text not null,
    project text not null,
    amount bigint not null,
    voucher_amount bigint not null,
    disputed text not null default '',
    content jsonb not null,
    line text not null,
    words text not null,
    primary key (bill_id, no)
  )`,
  `create index company_bill_rows_by_time on company_bill_rows (bill_id, at, no)`,
  `create index company_bill_rows_disputed on company_bill_rows (bill_id) where disputed <> ''`,
  `create index company_bill_rows_of_order on company_bill_rows (company_id, order_id)`,
  `create index company_bill_rows_by_movement on company_bill_rows (movement)`,
  `create function company_bill_keep() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from company_bills where id = old.bill_id and is_closed)
        and (tg_op = 'DELETE' or to_jsonb(new) - 'disputed' <> to_jsonb(old) - 'disputed') then
        raise exception 'a closed bill never changes' using errcode = 'check_violation';
      end if;
      return coalesce(new, old);
    end $$`,
  `create trigger company_bill_keep before update or delete on company_bill_rows for each row execute function company_bill_keep()`,
  `create table company_bill_disputes (
    id bigint generated always as identity primary key,
    company_id bigint not null,
    bill_id bigint not null references company_bills,
    no int not null,
    state text not null,
    reason text not null,
    claim bigint not null,
    credited bigint not null default 0,
    rounds int not null default 1,
    opened_by text not null,
    opened_at bigint not null,
    answer_at bigint,
    decided_at bigint,
    foreign key (bill_id, no) references company_bill_rows
  )`,
  `create unique index company_bill_disputes_open on company_bill_disputes (bill_id, no) where state in ('waiting', 'refused')`,
  `create index company_bill_disputes_of on company_bill_disputes (company_id, opened_at, id)`,
  `create index company_bill_disputes_due on company_bill_disputes (answer_at) where state = 'waiting'`,
  `create table company_bill_posts (
    id bigint generated always as identity primary key,
    dispute_id bigint not null references company_bill_disputes,
    side text not null check (side in ('company', 'provider', 'note')),
    by_name text not null,
    decision text not null default '',
    body text not null,
    files jsonb not null default '[]',
    at bigint not null
  )`,
  `create index company_bill_posts_of on company_bill_posts (dispute_id, id)`,
  `create table company_bill_payments (
    id bigint generated always as identity primary key,
    company_id bigint not null,
    bill_id bigint not null references company_bills,
    method text not null,
    amount bigint not null check (amount > 0),
    reference text not null unique,
    state text not null check (state in ('waiting', 'arrived')),
    by_name text not null,
    at bigint not null,
    arrives_at bigint not null,
    arrived_at bigint
  )`,
  `create index company_bill_payments_of on company_bill_payments (bill_id, id)`,
  `create index company_bill_payments_due on company_bill_payments (arrives_at) where state = 'waiting'`,
  // Why the credit line of a company takes no booking; "" where it does.
  `alter table companies add column credit_block text not null default ''`,
];

/** Bills of companies: movements of credit lines in cycles, closed with a hash, disputed, confirmed and paid. */
export const companyBills: Migration = {
  name: '098-company-bills',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
