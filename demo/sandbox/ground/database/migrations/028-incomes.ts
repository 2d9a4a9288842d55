import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Movements between order and airline that were booked before they named member and kind. */
export const fillSales = [
  `update ledger_movements m set member_id = o.member_id, app_id = o.app_id from orders o where m.kind = 'settlement' and o.order_id = m.order_id`,
  `update ledger_movements m set kind = case when m.key like 'taken-back:%' then 'takenBack' else 'changeSettlement' end
    from after_sales s where m.kind = 'settlement' and (m.key = 'settlement:' || s.sale_id or m.key = 'taken-back:' || s.sale_id)`,
];

/** Incomes from orders, and the ledger as the source of every bill: movements by member and kind. */
const statements = [
  `create table incomes (
    order_id text not null,
    app_id text not null,
    kind text not null check (kind in ('points', 'recom', 'share')),
    member_id text not null,
    permille integer not null,
    amount bigint not null,
    revocable bigint not null check (revocable between 0 and amount),
    release_at bigint,
    primary key (order_id, kind)
  )`,
  `create index incomes_due on incomes (release_at) where revocable > 0 and release_at is not null`,
  `alter table ledger_movements disable trigger ledger_keep`,
  ...fillSales,
  `alter table ledger_movements enable trigger ledger_keep`,
  `create index ledger_movements_kind on ledger_movements (member_id, kind, at, movement) where member_id is not null`,
  `create index after_sales_decided on after_sales (member_id, kind, decided_at, sale_id) where state in ('returning', 'done')`,
];

export const incomes: Migration = {
  name: '028-incomes',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
