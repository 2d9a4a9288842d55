import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** An order that lapses is no payment: its message has a kind of its own, for older ones too. */
export const orderMessages: Migration = {
  name: '073-order-messages',
  async up(db) {
    await sql`alter table messages drop constraint messages_kind_check,
      add check (kind in ('order', 'pay', 'ticket', 'refund', 'change', 'flight', 'stay'))`.execute(db);
    await sql`update messages set kind = 'order' where kind = 'pay' and title = '订单已取消'`.execute(db);
  },
};
