import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `create table vouchers (
    id bigint generated always as identity primary key,
    order_id text not null,
    kind text not null check (kind in ('itinerary', 'fees', 'room')),
    app_id text not null,
    member_id text not null,
    state text not null check (state in ('issuing', 'issued', 'red')),
    amount bigint not null,
    title_name text not null,
    tax_no text not null,
    email text not null,
    voucher_no text not null default '',
    red_no text not null default '',
    requested_at bigint not null,
    issue_at bigint not null,
    issued_at bigint,
    red_at bigint
  )`,
  `create index vouchers_order on vouchers (order_id, kind, id)`,
  // At most one valid voucher for each order and kind, also by concurrent calls of several members.
  `create unique index vouchers_live on vouchers (order_id, kind) where state <> 'red'`,
  `create index vouchers_due on vouchers (issue_at) where state = 'issuing'`,
];

/** Vouchers for reimbursement that members have asked for. */
export const vouchers: Migration = {
  name: '042-vouchers',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
