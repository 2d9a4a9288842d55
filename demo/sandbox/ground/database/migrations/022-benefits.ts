import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Orders of member benefits. What a member has is read from the paid ones; money on a card is in the ledger. */
const statements = [
  `create table benefit_orders (
    order_id text primary key,
    member_id text not null,
    app_id text not null,
    kind text not null check (kind in ('upgrade', 'payAnnualFee', 'buffetCard', 'buyTicket')),
    item text not null,
    name text not null,
    detail text not null,
    gain jsonb not null,
    amount bigint not null check (amount > 0),
    state text not null check (state in ('open', 'paid', 'voided')),
    created_at bigint not null,
    pay_deadline bigint not null,
    paid_at bigint,
    note text not null default ''
  )`,
  `create index benefit_orders_member on benefit_orders (app_id, member_id, created_at)`,
  // One order of a kind waits for its payment at a time.
  `create unique index benefit_orders_open on benefit_orders (app_id, member_id, kind) where state = 'open'`,
  `create index benefit_orders_due on benefit_orders (pay_deadline) where state = 'open'`,
];

export const benefits: Migration = {
  name: '022-benefits',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
