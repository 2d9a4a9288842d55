import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table company_bill_invoices (
    id bigint generated always as identity primary key,
    company_id bigint not null,
    bill_id bigint not null,
    percent int not null,
    no text not null,
    kind text not null,
    title_name text not null,
    tax_no text not null,
    send_to text not null,
    amount bigint not null check (amount <> 0),
    tax bigint not null,
    lines jsonb not null,
    issued_at bigint not null,
    unique (bill_id, percent)
  )`,
  `alter table company_bills add column invoiced_at bigint`,
  `create index company_bills_to_invoice on company_bills (company_id) where state = 'paid' and invoiced_at is null`,
];

/** Invoices of bills that are paid: one for each tax rate. The clock issues those of older bills as well. */
export const billInvoices: Migration = {
  name: '123-bill-invoices',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
