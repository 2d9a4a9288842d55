import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Requests for refund and change. A quote is a row as well, so that a request can never differ from what its member
 * saw. A change gives a ticket another flight of the order: flights are told apart by the change that led to them.
 */
const statements = [
  `create table after_sales (
    sale_id text primary key,
    order_id text not null references air_orders,
    member_id text not null,
    app_id text not null,
    kind text not null check (kind in ('refund', 'change')),
    state text not null check (state in ('quoted', 'applied', 'processing', 'unpaid', 'confirming', 'returning', 'done', 'withdrawn', 'refused', 'lapsed')),
    reason text not null,
    remark text not null,
    proofs jsonb not null,
    content jsonb not null,
    quoted_at bigint not null,
    expires_at bigint not null,
    applied_at bigint,
    reviewed_at bigint,
    paid_at bigint,
    decided_at bigint,
    paid_back_at bigint,
    pay_deadline bigint,
    step_at bigint
  )`,
  `create index after_sales_order on after_sales (order_id, applied_at)`,
  `create index after_sales_quoted on after_sales (expires_at) where state = 'quoted'`,
  `create unique index after_sales_under_way on after_sales (order_id) where state in ('applied', 'processing', 'unpaid', 'confirming')`,
  `create table after_sale_proofs (
    proof_id text primary key,
    order_id text not null references air_orders,
    member_id text not null,
    app_id text not null,
    file_name text not null,
    type text not null,
    content text not null,
    created_at bigint not null
  )`,
  `create index after_sale_proofs_order on after_sale_proofs (order_id)`,
  `alter table payments add column returned bigint not null default 0 check (returned between 0 and amount)`,
  `update payments set returned = amount where state in ('refunding', 'refunded')`,
  `alter table air_order_flights add column change_no smallint not null default 0, add column in_use boolean not null default true`,
  `alter table air_order_flights drop constraint air_order_flights_pkey, add primary key (order_id, triptype, change_no)`,
  `alter table air_order_tickets add column change_no smallint not null default 0, add column change_spread bigint not null default 0,
    add column change_fuel_spread bigint not null default 0, add column charge bigint not null default 0`,
];

export const afterSales: Migration = {
  name: '021-after-sales',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
