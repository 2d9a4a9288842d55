import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const statements = [
  `alter table air_orders drop constraint air_orders_status_check, add constraint air_orders_status_check check (status between 0 and 12)`,
  `create table order_approvals (
    id bigint generated always as identity primary key,
    kind text not null,
    order_id text not null,
    order_kind text not null,
    company_id bigint not null,
    employee_id bigint not null,
    member_id text not null,
    app_id text not null,
    why jsonb not null,
    case_id bigint,
    case_no text not null,
    state text not null,
    asked_at bigint not null,
    decided_at bigint,
    hold_end bigint not null,
    price bigint not null,
    lines jsonb not null,
    info jsonb not null,
    wish jsonb,
    used_at bigint,
    moved_at bigint,
    comment text not null
  )`,
  // One thing at a time: an order is not changed while something of it waits for a decision.
  `create unique index order_approvals_running on order_approvals (order_id) where state = 'running'`,
  `create index order_approvals_of_order on order_approvals (order_id, id desc)`,
  `create index order_approvals_to_begin on order_approvals (decided_at) where state = 'agreed' and kind <> 'order' and used_at is null and moved_at is null`,
  `create unique index order_approvals_of_case on order_approvals (case_id)`,
  // Orders that end while they wait are found like those that wait for their payment.
  `create index orders_approving on orders (app_id, company_id, ends_at) where status = 12`,
];

export const orderApprovals: Migration = {
  name: '093-order-approvals',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
