import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The list says what the cancellation of a stay has cost, for older orders too. */
export const keptPenalties: Migration = {
  name: '057-kept-penalties',
  async up(db) {
    await sql`update orders o set card = o.card || jsonb_build_object('kept', h.penalty)
      from hotel_orders h where h.order_id = o.order_id and h.penalty > 0`.execute(db);
  },
};
