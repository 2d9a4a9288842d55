import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The head of an order whose change waits for its payment names the change and has its deadline. */
export const dueChanges: Migration = {
  name: '062-due-changes',
  async up(db) {
    await sql`update orders o
      set pay_deadline = s.pay_deadline, card = o.card || jsonb_build_object('dueChange', s.sale_id::text)
      from after_sales s
      where s.order_id = o.order_id and s.kind = 'change' and s.state = 'unpaid' and s.pay_deadline is not null`.execute(
      db,
    );
  },
};
